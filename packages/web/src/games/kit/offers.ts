/** What all boards do with the moves on offer, whichever game they are of. */
interface Deed {
  readonly kind: string;
}
export interface Offered<A extends Deed> {
  readonly action: A;
  readonly rule: string | null;
}
interface Choices<A extends Deed> {
  readonly choices: readonly Offered<A>[];
}
interface Chosen {
  readonly chosen: Deed | null;
}
type Of<A extends Deed, K extends A["kind"]> = Extract<A, { readonly kind: K }>;

/** The moves of this kind on offer, allowed or not. */
export function offersOf<A extends Deed, K extends A["kind"]>({ choices }: Choices<A>, kind: K): readonly Offered<Of<A, K>>[] {
  return choices.filter((offer): offer is Offered<Of<A, K>> => offer.action.kind === kind);
}
/** The move of this kind on offer that fits, allowed or not. */
export function offerOf<A extends Deed, K extends A["kind"]>(
  { choices }: Choices<A>,
  kind: K,
  fits: (action: Of<A, K>) => boolean = () => true,
): Offered<Of<A, K>> | undefined {
  return choices.find((offer): offer is Offered<Of<A, K>> => offer.action.kind === kind && fits(offer.action as Of<A, K>));
}

interface Picking<A extends Deed> {
  choose(action: A): void;
  explain(offer: Offered<A>): void;
}
/** Chooses what is allowed, explains what is not. */
export function pick<A extends Deed>(props: Picking<A>, offer: Offered<A> | undefined): void {
  if (offer === undefined) return;
  if (offer.rule === null) props.choose(offer.action);
  else props.explain(offer);
}
export const isSame = (one: Deed | null, other: Deed | null): boolean =>
  one !== null && other !== null && JSON.stringify(one) === JSON.stringify(other);
export const isChosen = ({ chosen }: Chosen, offer: Offered<Deed> | undefined): boolean =>
  offer !== undefined && isSame(chosen, offer.action);

/** How a thing that can be acted on looks: brass where it may, wax when chosen, dashed where it may not. */
export const stateOf = (props: Chosen, offer: Offered<Deed> | undefined): "may" | "chosen" | "refused" | undefined =>
  offer === undefined ? undefined : isChosen(props, offer) ? "chosen" : offer.rule === null ? "may" : "refused";

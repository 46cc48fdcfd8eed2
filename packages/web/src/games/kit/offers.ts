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
interface Judging<A extends Deed> extends Picking<A> {
  /** The rule that forbids an action; null: it is allowed. */
  judge(action: A): Promise<string | null>;
}
/**
 * The same where a place may have been pressed that no listed move is about: what was meant is asked of the host, so that every press
 * is answered. The first move that is allowed is chosen; where none is, a rule of the game is said rather than that there is no such move.
 */
export function pickOrAsk<A extends Deed>(props: Judging<A>, offer: Offered<A> | undefined, meant: readonly A[]): void {
  if (offer !== undefined) pick(props, offer);
  else if (meant.length > 0) void ask(props, meant).catch(() => {});
}
async function ask<A extends Deed>(props: Judging<A>, meant: readonly A[]): Promise<void> {
  let refused: Offered<A> | null = null;
  for (const action of meant) {
    const rule = await props.judge(action);
    if (rule === null) {
      props.choose(action);
      return;
    }
    if (refused === null || (isOfKernel(refused.rule) && !isOfKernel(rule))) refused = { action, rule };
  }
  if (refused !== null) props.explain(refused);
}
const isOfKernel = (rule: string | null): boolean => rule?.startsWith("kernel.") === true;
/** The moves on offer turned to another place: one of each kind that has this field, with the place in it. */
export function turnedTo<A extends Deed>({ choices }: Choices<A>, field: string, place: number): readonly A[] {
  const kinds = new Map<string, A>();
  for (const { action } of choices) if (field in action && !kinds.has(action.kind)) kinds.set(action.kind, { ...action, [field]: place });
  return [...kinds.values()];
}
export const isSame = (one: Deed | null, other: Deed | null): boolean =>
  one !== null && other !== null && JSON.stringify(one) === JSON.stringify(other);
export const isChosen = ({ chosen }: Chosen, offer: Offered<Deed> | undefined): boolean =>
  offer !== undefined && isSame(chosen, offer.action);

/** How a thing that can be acted on looks: brass where it may, wax when chosen, dashed where it may not. */
export const stateOf = (props: Chosen, offer: Offered<Deed> | undefined): "may" | "chosen" | "refused" | undefined =>
  offer === undefined ? undefined : isChosen(props, offer) ? "chosen" : offer.rule === null ? "may" : "refused";

import type { FrameView, GameTypes, View } from "@stormakt/kernel";
import type { Prompt } from "@stormakt/protocol";

interface Asked {
  readonly prompt: Prompt | null;
}
/** What is asked of this seat now. */
export const askedStep = ({ prompt }: Asked): string | null => (prompt?.asked === true ? prompt.step : null);
/** What the question is about. */
export const memoryOf = <M extends object>({ prompt }: Asked): M => (prompt?.memory ?? {}) as M;

/** The topmost frame of the game's stack with this step, and what it remembers; null: it is not under way. */
export function frameOf<M extends object, G extends GameTypes = GameTypes>(
  { stack }: Pick<View<G>, "stack">,
  step: string,
): (FrameView<G> & { readonly memory: M }) | null {
  const frame = stack.findLast((one) => one.step === step);
  return frame === undefined ? null : (frame as FrameView<G> & { readonly memory: M });
}

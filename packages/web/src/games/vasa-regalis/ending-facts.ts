import { goodOfKind, KIND, valueOfKind } from "@stormakt/vasa-regalis/catalog";
import type { Speaker } from "@stormakt/words";

export { GOOD_NAMES, GOODS, thresholdOf } from "@stormakt/vasa-regalis/catalog";

/** A hand in words: "2 × wood 1, cloth 3". */
export const markersLabel = (hand: readonly number[], speaker: Speaker): string =>
  KIND.all
    .flatMap((kind) => {
      const count = hand[kind] ?? 0;
      return count === 0
        ? []
        : [`${count > 1 ? `${count} × ` : ""}${speaker.name({ thing: "good", id: goodOfKind(kind) })} ${valueOfKind(kind)}`];
    })
    .join(", ");

import { useState } from "react";
import type { Arms } from "../../art/arms.ts";
import { Button } from "../../kit/button.tsx";
import { Choices } from "../../kit/choices.tsx";
import { Icon, Shield } from "../../kit/marks.tsx";
import type { ShellWords } from "../../words/index.ts";
import { useT } from "../../words/index.ts";
import css from "./chairs.module.css";
import type { Chair } from "./plan.ts";
import { usualLevel } from "./plan.ts";

interface Props {
  readonly chairs: readonly Chair[];
  setChairs(chairs: readonly Chair[]): void;
  readonly levels: readonly string[];
  readonly min: number;
  readonly arms: readonly Arms[];
}
/** Who sits where: pick a chair, say who. */
export function Chairs({ chairs, setChairs, levels, arms }: Props) {
  const t = useT();
  const [at, setAt] = useState(1);
  const change = (chair: Chair): void => setChairs(chairs.map((one, seat) => (seat === at ? chair : one)));
  const chosen = chairs[at] ?? { kind: "empty" };
  const kinds = (["me", "other", "friend", "bot", "empty"] as const).filter((kind) =>
    at === 0 ? kind === "me" || kind === "bot" : kind !== "me",
  );
  const become = (kind: Chair["kind"]): void => {
    const level = chairs.find((chair) => chair.kind === "bot")?.level ?? usualLevel(levels);
    change(kind === "bot" ? { kind, level } : kind === "me" || kind === "other" ? { kind, name: "" } : { kind });
  };
  return (
    <div className={css.chairs}>
      <div className={css.row}>
        {chairs.map((chair, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its place
          <button
            key={seat}
            type="button"
            className={css.chair}
            data-kind={chair.kind}
            aria-pressed={seat === at}
            onClick={() => setAt(seat)}
          >
            <Shield arms={arms[seat] ?? { tincture: "argent", charge: "tower" }} size={46} />
            <span className="aloud">{t.setup.change(seat + 1)}. </span>
            <b>{whoSits(chair, t)}</b> <small>{whatKind(chair, t)}</small>
          </button>
        ))}
      </div>
      <div className={css.who}>
        <Choices
          label={t.setup.who}
          value={chosen.kind}
          onChange={become}
          among={kinds.map((kind) => ({ id: kind, text: t.setup[kind] }))}
        />
        {(chosen.kind === "me" || chosen.kind === "other") && (
          <label className={css.name}>
            <Icon name="quill" size={18} />
            <span className="aloud">{t.setup.nameOf(at + 1)}</span>
            <input
              value={chosen.name}
              maxLength={40}
              placeholder={chosen.kind === "me" ? t.setup.yourName : (t.names[at] ?? t.setup.name)}
              autoComplete="off"
              onChange={({ target }) => change({ ...chosen, name: target.value })}
            />
          </label>
        )}
        {chosen.kind === "bot" && (
          <>
            <Choices
              tall
              label={t.setup.level}
              value={chosen.level}
              onChange={(level) => change({ kind: "bot", level })}
              among={levels.map((id) => ({ id, text: t.levels[id]?.name ?? id, help: t.levels[id]?.help }))}
            />
            {chairs.some((chair) => chair.kind === "bot" && chair.level !== chosen.level) && (
              <Button
                small
                className={css.all}
                onClick={() => setChairs(chairs.map((chair) => (chair.kind === "bot" ? { kind: "bot", level: chosen.level } : chair)))}
              >
                <Icon name="bot" size={18} />
                {t.setup.allBots}
              </Button>
            )}
          </>
        )}
      </div>
    </div>
  );
}
function whoSits(chair: Chair, t: ShellWords): string {
  if (chair.kind === "me" || chair.kind === "other") return chair.name || t.setup[chair.kind];
  return t.setup[chair.kind];
}
function whatKind(chair: Chair, t: ShellWords): string {
  switch (chair.kind) {
    case "me":
      return t.setup.meHelp;
    case "other":
      return t.setup.otherHelp;
    case "friend":
      return t.setup.friendHelp;
    case "bot":
      return t.levels[chair.level]?.name.toLowerCase() ?? chair.level;
    case "empty":
      return t.setup.emptyHelp;
  }
}

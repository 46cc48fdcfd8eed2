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
  readonly arms: readonly Arms[];
}
/** Who sits where: pick a chair, say who. */
export function Chairs({ chairs, setChairs, levels, arms }: Props) {
  const t = useT();
  const [at, setAt] = useState(1);
  const chosen = chairs[at] ?? { kind: "empty" };
  const bots = chairs.flatMap((chair) => (chair.kind === "bot" ? [chair.level] : []));
  const setBots = (level: string): void => setChairs(chairs.map((chair) => (chair.kind === "bot" ? { kind: "bot", level } : chair)));
  /** A shield belongs to its chair, so whoever wants another colour or place changes chairs. */
  const moveTo = (to: number): void => {
    setChairs(chairs.map((one, seat) => (seat === at ? (chairs[to] ?? one) : seat === to ? chosen : one)));
    setAt(to);
  };
  const drawLots = (): void => {
    const playing = chairs.filter(({ kind }) => kind !== "empty");
    const drawn = shuffled(playing);
    setChairs([...drawn, ...chairs.filter(({ kind }) => kind === "empty")]);
    setAt(Math.max(0, drawn.indexOf(chosen)));
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
      <div className={css.seating}>
        <Button small onClick={() => moveTo(at - 1)} disabled={at === 0} title={t.setup.moveHelp}>
          <Icon name="previous" size={16} />
          {t.setup.moveUp}
        </Button>
        <Button small onClick={() => moveTo(at + 1)} disabled={at === chairs.length - 1} title={t.setup.moveHelp}>
          {t.setup.moveDown}
          <Icon name="next" size={16} />
        </Button>
        <Button small look="quiet" onClick={drawLots}>
          {t.setup.drawLots}
        </Button>
      </div>
      {bots.length > 1 && (
        <div className={css.bots}>
          <b>{t.setup.bots(bots.length)}</b>
          <Choices
            label={t.setup.bots(bots.length)}
            value={new Set(bots).size === 1 ? (bots[0] ?? "") : ""}
            onChange={setBots}
            among={levels.map((id) => ({ id, text: t.levels[id]?.name ?? id }))}
          />
        </div>
      )}
      <WhoSits
        chairs={chairs}
        at={at}
        levels={levels}
        change={(chair) => setChairs(chairs.map((one, seat) => (seat === at ? chair : one)))}
      />
    </div>
  );
}

interface WhoSitsProps extends Pick<Props, "chairs" | "levels"> {
  readonly at: number;
  change(chair: Chair): void;
}
/** Who is to sit on one chair: a person by name, a bot by its level, a friend who is yet to come, or nobody. */
function WhoSits({ chairs, at, levels, change }: WhoSitsProps) {
  const t = useT();
  const chosen = chairs[at] ?? { kind: "empty" };
  // One chair is this person's, whichever; without it the bots play among themselves.
  const isMine = chosen.kind === "me" || !chairs.some(({ kind }) => kind === "me");
  const kinds = (["me", "other", "friend", "bot", "empty"] as const).filter((kind) =>
    chosen.kind === "me" ? kind === "me" || kind === "bot" : kind !== "me" || isMine,
  );
  const become = (kind: Chair["kind"]): void => {
    const level = chairs.find((chair) => chair.kind === "bot")?.level ?? usualLevel(levels);
    change(kind === "bot" ? { kind, level } : kind === "me" || kind === "other" ? { kind, name: "" } : { kind });
  };
  return (
    <div className={css.who}>
      <Choices label={t.setup.who} value={chosen.kind} onChange={become} among={kinds.map((kind) => ({ id: kind, text: t.setup[kind] }))} />
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
        <Choices
          tall
          label={t.setup.level}
          value={chosen.level}
          onChange={(level) => change({ kind: "bot", level })}
          among={levels.map((id) => ({ id, text: t.levels[id]?.name ?? id, help: t.levels[id]?.help }))}
        />
      )}
    </div>
  );
}
function shuffled<T>(all: readonly T[]): T[] {
  const left = [...all];
  return all.map(() => left.splice(Math.floor(Math.random() * left.length), 1)[0] as T);
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

import type { Pin } from "@stormakt/protocol";
import { useCallback, useEffect, useState } from "react";
import { Button } from "../../kit/button.tsx";
import { Icon, Shield } from "../../kit/marks.tsx";
import { useLobbyWords } from "../lobby/words.ts";
import { useAtTable, useLines, useTable } from "./context.ts";
import { momentAt, momentsOf } from "./moments.ts";
import css from "./pins.module.css";
import { lookOf } from "./screen/select.ts";

/** Notes pinned to moments: read in the order of the game, written about the moment that is shown. */
export function Pins() {
  const words = useLobbyWords();
  const { table } = useAtTable();
  const lines = useLines();
  const look = useTable(lookOf);
  const plays = useTable(({ mine }) => mine.length > 0);
  const over = useTable(({ info }) => info?.status === "finished");
  const [pins, setPins] = useState<readonly Pin[]>([]);
  const [text, setText] = useState("");
  const isKept = table.where !== "report";
  useEffect(() => {
    if (!isKept) return;
    let isMeant = true;
    table.host.ask("pins", { table: table.id }).then(
      (found) => isMeant && setPins(found.pins),
      () => {},
    );
    return () => {
      isMeant = false;
    };
  }, [table, over, isKept]);
  const change = useCallback(
    (asked: { pin?: string; move: number; text: string; shared?: boolean }): Promise<void> =>
      table.try(async () => setPins((await table.host.ask("pin", { table: table.id, ...asked })).pins)),
    [table],
  );
  const moments = momentsOf(lines);
  const move = look === null ? moments.length - 1 : momentAt(moments, look.n);
  if (!isKept || (!plays && pins.length === 0)) return null;
  const pin = (): void => {
    const said = text.trim();
    if (said === "") return;
    setText("");
    void change({ move: Math.max(0, move), text: said });
  };
  return (
    <section className={css.pins} aria-label={words.pins}>
      <b className="display">{words.pins}</b>
      {plays && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            pin();
          }}
        >
          <label>
            <span className="tiny muted">{look === null ? words.pinNow : `${words.pinHere}: ${words.pinAt(move)}`}</span>
            <textarea rows={2} maxLength={500} value={text} placeholder={words.pinText} onChange={({ target }) => setText(target.value)} />
          </label>
          <Button small type="submit" disabled={text.trim() === ""}>
            {words.pinSave}
          </Button>
          {!over && <p className="tiny muted">{words.pinPrivate}</p>}
        </form>
      )}
      <ol>
        {pins.map((one) => (
          <Pinned
            key={one.id}
            pin={one}
            over={over}
            change={change}
            go={() => table.lookAt(moments[one.move]?.n ?? moments.at(-1)?.n ?? 0)}
          />
        ))}
      </ol>
    </section>
  );
}
interface PinnedProps {
  readonly pin: Pin;
  readonly over: boolean;
  change(asked: { pin: string; move: number; text: string; shared?: boolean }): Promise<void>;
  go(): void;
}
function Pinned({ pin: { id, move, seat, name, text, mine, shared }, over, change, go }: PinnedProps) {
  const words = useLobbyWords();
  const { arms, names } = useAtTable();
  const [draft, setDraft] = useState<string | null>(null);
  return (
    <li className={css.pin} data-pin={move}>
      <header>
        <button type="button" className={css.moment} onClick={go}>
          {words.pinAt(move)}
        </button>
        {!mine && (
          <span>
            {arms[seat] !== undefined && <Shield arms={arms[seat]} size={18} />} {words.pinBy(name || (names[seat] ?? ""))}
          </span>
        )}
        {mine && shared && <small>{words.pinShared}</small>}
      </header>
      {draft === null ? (
        <p>{text}</p>
      ) : (
        <textarea rows={2} maxLength={500} value={draft} aria-label={words.pinText} onChange={({ target }) => setDraft(target.value)} />
      )}
      {mine && (
        <footer>
          {draft === null ? (
            <Button look="quiet" small onClick={() => setDraft(text)}>
              {words.pinChange}
            </Button>
          ) : (
            <Button
              small
              onClick={() => {
                setDraft(null);
                if (draft.trim() !== "") void change({ pin: id, move, text: draft.trim(), shared });
              }}
            >
              {words.pinSave}
            </Button>
          )}
          {over && (
            <Button look="quiet" small onClick={() => void change({ pin: id, move, text, shared: !shared })}>
              {shared ? words.pinUnshare : words.pinShare}
            </Button>
          )}
          <Button
            look="quiet"
            small
            onClick={() => void change({ pin: id, move, text: "" })}
            aria-label={words.pinRemove}
            title={words.pinRemove}
          >
            <Icon name="close" size={16} />
          </Button>
        </footer>
      )}
    </li>
  );
}

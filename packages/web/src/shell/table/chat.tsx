import { useEffect, useRef, useState } from "react";
import { Button } from "../../kit/button.tsx";
import { Shield } from "../../kit/marks.tsx";
import { Sentence } from "../../kit/sentence.tsx";
import { useT } from "../../words/index.ts";
import css from "./chat.module.css";
import { useAs, useAtTable, useLines, useTable } from "./context.ts";
import { partsIn } from "./things.ts";

/** Talk at the table. It binds nobody, and nothing in it is confirmed. */
export function Chat() {
  const t = useT();
  const { table, arms, names, speaker } = useAtTable();
  const as = useAs();
  const lines = useLines();
  const alone = useTable(({ info, mine }) => info?.seats.every(({ bot }, seat) => bot !== null || mine.includes(seat)) === true);
  const [text, setText] = useState("");
  const list = useRef<HTMLOListElement>(null);
  const said = lines.filter((line) => line.kind === "chat");
  useEffect(() => {
    if (list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  }, [said.length]);
  const send = (): void => {
    const words = text.trim();
    if (words === "") return;
    setText("");
    void table.try(() => table.side?.chat(words));
  };
  return (
    <div className={css.chat}>
      {said.length === 0 && <p className="muted small">{alone ? t.chat.alone : t.chat.empty}</p>}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a list that scrolls must be reached by keys */}
      <ol aria-live="polite" ref={list} tabIndex={0} aria-label={t.table.chat}>
        {said.map(({ n, seat, name, text: words }) => (
          <li key={n} data-own={seat === as || undefined}>
            {arms[seat] !== undefined && <Shield arms={arms[seat]} size={22} />}
            <p>
              <b>{name || names[seat]}</b> <Sentence parts={partsIn(words, speaker, t.things.kinds)} />
            </p>
          </li>
        ))}
      </ol>
      {as === null ? (
        <p className="muted small">{t.chat.closed}</p>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
        >
          <input
            value={text}
            maxLength={500}
            placeholder={t.chat.say}
            aria-label={t.chat.say}
            onChange={({ target }) => setText(target.value)}
          />
          <Button type="submit">{t.chat.send}</Button>
        </form>
      )}
    </div>
  );
}

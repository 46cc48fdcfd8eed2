import { useMemo, useState } from "react";
import { light } from "../../kit/light.ts";
import { Icon } from "../../kit/marks.tsx";
import { useT } from "../../words/index.ts";
import type { AnyBoardProps } from "./context.ts";
import { useAtTable } from "./context.ts";
import css from "./gallery.module.css";
import { AboutThing } from "./thing-note.tsx";
import { shelvesOf, textsOf } from "./things.ts";

/** Every card and place of the game by kind, each with its text and what is known of it by now. */
export function Gallery({ props }: { readonly props: AnyBoardProps }) {
  const t = useT();
  const { speaker, plugin } = useAtTable();
  const [words, setWords] = useState("");
  const wanted = words.trim().toLowerCase();
  const shelves = useMemo(() => shelvesOf(speaker, plugin.places(props), t.things.kinds), [speaker, plugin, props, t]);
  const found = useMemo(
    () =>
      shelves.map(({ kind, things }) => ({
        kind,
        things: things.filter((ref) => `${speaker.name(ref)} ${textsOf(ref, speaker).join(" ")}`.toLowerCase().includes(wanted)),
      })),
    [shelves, speaker, wanted],
  );
  return (
    <>
      <label className={css.search}>
        <Icon name="search" size={18} />
        <span className="aloud">{t.things.search}</span>
        <input type="search" value={words} placeholder={t.things.search} onChange={({ target }) => setWords(target.value)} />
      </label>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys */}
      <div className={css.gallery} tabIndex={0} role="group" aria-label={t.things.title}>
        {found.map(({ kind, things }) =>
          things.length === 0 ? null : (
            <Shelf key={`${kind}${wanted === ""}`} kind={kind} open={wanted !== ""} count={things.length}>
              {things.map((ref) => (
                <li key={ref.id} onPointerEnter={() => light(ref)} onPointerLeave={() => light(null)}>
                  <h4>{speaker.name(ref)}</h4>
                  <AboutThing of={ref} props={props} short />
                </li>
              ))}
            </Shelf>
          ),
        )}
      </div>
    </>
  );
}
interface ShelfProps {
  readonly kind: string;
  readonly open: boolean;
  readonly count: number;
  readonly children: React.ReactNode;
}
/** Only what lies open is drawn: there are hundreds of things. */
function Shelf({ kind, open, count, children }: ShelfProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(open);
  return (
    <details className={css.shelf} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {t.things.kinds[kind] ?? kind} <small className="num">{count}</small>
      </summary>
      {isOpen && <ul>{children}</ul>}
    </details>
  );
}

import type { Rulebook } from "@stormakt/words";
import { useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { Icon } from "../../kit/marks.tsx";
import { Sheet } from "../../kit/paper.tsx";
import { useT } from "../../words/index.ts";
import type { AnyBoardProps } from "./context.ts";
import { useAtTable, useTable } from "./context.ts";
import { Gallery } from "./gallery.tsx";
import css from "./rules-panel.module.css";

interface PanelProps {
  readonly rule: string | null;
  readonly asked: number;
  readonly props: AnyBoardProps;
  onClose(): void;
}
type Leaf = "rules" | "aid" | "things";
/** The rulebook beside the game, opened at the rule in question. */
export function RulesPanel({ rule, asked, props, onClose }: PanelProps) {
  const t = useT();
  const { rulebook, plugin, speaker } = useAtTable();
  const game = useTable((state) => state.info?.game ?? "");
  const [leaf, setLeaf] = useState<Leaf>("rules");
  const { Aid } = plugin;
  const leaves: readonly (readonly [Leaf, string])[] = [
    ["rules", t.rulebook.rules],
    ...(Aid === undefined ? [] : ([["aid", t.rulebook.aid]] as const)),
    ["things", t.things.title],
  ];
  // Whoever asks for a rule wants the book.
  useEffect(() => {
    if (rule !== null) setLeaf("rules");
  }, [rule, asked]);
  return (
    <Sheet className={css.panel} aria-label={t.table.rulebook}>
      <header className={css.head}>
        <h2 className="aloud">{t.table.rulebook}</h2>
        <div className={css.leaves} role="group" aria-label={t.table.rulebook}>
          {leaves.map(([one, text]) => (
            <button key={one} type="button" className={css.turn} aria-pressed={one === leaf} onClick={() => setLeaf(one)}>
              {text}
            </button>
          ))}
        </div>
        <a href={`/rules/${game}`} target="_blank" rel="noreferrer" title={t.rulebook.full}>
          <Icon name="book" size={18} />
          <span className="aloud">{t.rulebook.full}</span>
        </a>
        <button type="button" className={css.shut} onClick={onClose} aria-label={t.close}>
          <Icon name="close" />
        </button>
      </header>
      {leaf === "things" ? (
        <Gallery props={props} />
      ) : leaf === "aid" && Aid !== undefined ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
        <div className={css.body} tabIndex={0} role="group" aria-label={t.rulebook.aid}>
          <Aid speaker={speaker} />
        </div>
      ) : (
        <RuleText rulebook={rulebook} rule={rule} asked={asked} />
      )}
    </Sheet>
  );
}

/** Sections and rules, searchable; the rule in question is marked and in sight. */
export function RuleText({ rulebook, rule, asked }: { readonly rulebook: Rulebook; readonly rule: string | null; readonly asked: number }) {
  const t = useT();
  const [words, setWords] = useState("");
  const wanted = useDeferredValue(words.trim().toLowerCase());
  const body = useRef<HTMLDivElement>(null);
  const found = useMemo(() => search(rulebook, wanted), [rulebook, wanted]);
  const goTo = (title: string): void => {
    const heading = [...(body.current?.querySelectorAll<HTMLElement>("[data-heading]") ?? [])].find(
      ({ dataset }) => dataset["heading"] === title,
    );
    heading?.scrollIntoView({ block: "start" });
    heading?.focus({ preventScroll: true });
  };
  useEffect(() => {
    if (rule === null) return;
    setWords("");
    // After the whole book is back on the page.
    const later = setTimeout(() => {
      const line = body.current?.querySelector<HTMLElement>(`[data-rule="${rule}"]`);
      line?.scrollIntoView({ block: "center" });
      line?.focus({ preventScroll: true });
    }, 30);
    return () => clearTimeout(later);
  }, [rule, asked]);
  return (
    <>
      <label className={`${css.search} no-print`}>
        <Icon name="search" size={18} />
        <span className="aloud">{t.rulebook.search}</span>
        <input type="search" value={words} placeholder={t.rulebook.search} onChange={({ target }) => setWords(target.value)} />
      </label>
      {wanted === "" && <Contents rulebook={rulebook} folded={rule !== null} key={rule} go={goTo} />}
      {wanted !== "" && (
        <p className={css.found} role="status">
          {found.count === 0 ? t.rulebook.none : t.rulebook.found(found.count)}
        </p>
      )}
      <div className={css.body} ref={body}>
        {found.sections.map(({ title, rules }) => (
          <section key={title}>
            <h3 data-heading={title} tabIndex={-1}>
              {title}
            </h3>
            {rules.map(({ id, text, reading }) => (
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the rule that was asked for takes the focus
              <p key={id} data-rule={id} tabIndex={-1} className={css.rule} data-asked={id === rule || undefined}>
                <b>{id}</b> <Marked text={text} words={wanted} />
                {reading !== undefined && (
                  <i>
                    {t.rulebook.ruling}: <Marked text={reading} words={wanted} />
                  </i>
                )}
              </p>
            ))}
          </section>
        ))}
      </div>
    </>
  );
}
/** The table of contents; a press goes to the heading. */
function Contents({ rulebook, folded, go }: { readonly rulebook: Rulebook; readonly folded: boolean; go(title: string): void }) {
  const t = useT();
  return (
    <details className={`${css.contents} no-print`} open={!folded}>
      <summary>{t.rulebook.contents}</summary>
      <ol>
        {rulebook.map(({ title, rules }) => (
          <li key={title}>
            <button type="button" onClick={() => go(title)}>
              {title} <small className="num">{rules.length}</small>
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}
function search(rulebook: Rulebook, words: string): { readonly sections: Rulebook; readonly count: number } {
  if (words === "") return { sections: rulebook, count: rulebook.reduce((sum, { rules }) => sum + rules.length, 0) };
  const all = words.split(/\s+/);
  const sections = rulebook
    .map(({ title, rules }) => ({
      title,
      rules: rules.filter(({ id, text, reading }) => {
        const inIt = `${id} ${title} ${text} ${reading ?? ""}`.toLowerCase();
        return all.every((word) => inIt.includes(word));
      }),
    }))
    .filter(({ rules }) => rules.length > 0);
  return { sections, count: sections.reduce((sum, { rules }) => sum + rules.length, 0) };
}
function Marked({ text, words }: { readonly text: string; readonly words: string }) {
  const word = words.split(/\s+/)[0] ?? "";
  const at = word === "" ? -1 : text.toLowerCase().indexOf(word);
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + word.length)}</mark>
      {text.slice(at + word.length)}
    </>
  );
}

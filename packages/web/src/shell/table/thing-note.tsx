import type { Ref } from "@stormakt/words";
import { memo, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { light } from "../../kit/light.ts";
import { Icon, Shield } from "../../kit/marks.tsx";
import { useT } from "../../words/index.ts";
import type { AnyBoardProps } from "./context.ts";
import { useAtTable, useLines, useTable } from "./context.ts";
import { RuleLink } from "./rule-link.tsx";
import css from "./thing-note.module.css";
import { isSame, mentionsOf, rulesOn, textsOf } from "./things.ts";

const MOST = 3;
/** What is known of one thing: what it does, how it stands, where it was named, which rules speak of it. */
export function AboutThing({ of, props, short = false }: { readonly of: Ref; readonly props: AnyBoardProps; readonly short?: boolean }) {
  const t = useT();
  const { speaker, plugin, rulebook, table } = useAtTable();
  const lines = useLines();
  const places = useMemo(() => plugin.places(props), [plugin, props]);
  const says = places.find(({ ref }) => isSame(ref, of))?.says;
  const mentions = useMemo(() => mentionsOf(of, lines, speaker), [of, lines, speaker]);
  const rules = useMemo(() => (short ? [] : rulesOn(speaker.name(of), rulebook)), [short, speaker, of, rulebook]);
  const texts = textsOf(of, speaker);
  return (
    <>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {says !== undefined && <p className={css.says}>{says}</p>}
      {texts.length === 0 && says === undefined && rules.length === 0 && mentions.length === 0 && <p>{t.things.nothing}</p>}
      {mentions.length > 0 && (
        <p className={css.where}>
          {t.things.named(mentions.length)}{" "}
          {mentions.slice(0, MOST).map((n) => (
            <button key={n} type="button" onClick={() => table.lookAt(n)} title={t.look.lookHere}>
              {n}
            </button>
          ))}
        </p>
      )}
      {rules.length > 0 && (
        <p className={css.where}>
          {t.things.rules}{" "}
          {rules.slice(0, MOST).map((rule) => (
            <RuleLink key={rule} rule={rule} />
          ))}
        </p>
      )}
    </>
  );
}

interface Opened {
  readonly ref: Ref;
  readonly at: DOMRect;
  readonly by: HTMLElement;
}
/** A name that is pressed opens what it names, beside it. Names stand in sentences (`data-thing`); those within a button belong to it. */
export const ThingNote = memo(function ThingNote({ props }: { readonly props: AnyBoardProps }) {
  const t = useT();
  const { speaker, arms } = useAtTable();
  const [opened, setOpened] = useState<Opened | null>(null);
  const note = useRef<HTMLElement>(null);
  const screen = useTable((state) => state.screen.kind);
  const close = useCallback((): void => {
    setOpened((before) => {
      if (before?.by.isConnected === true) before.by.focus({ preventScroll: true });
      return null;
    });
    light(null);
  }, []);
  useEffect(() => setOpened(null), [screen]);
  useEffect(() => {
    const nameAt = (target: EventTarget | null): HTMLElement | null => {
      const name = target instanceof Element ? target.closest<HTMLElement>("[data-thing]") : null;
      return name === null || name.closest("button, a, summary, label") !== null ? null : name;
    };
    const open = (name: HTMLElement): void => {
      const { thing = "", id = "" } = name.dataset;
      const ref: Ref = { thing, id: /^-?\d+$/.test(id) ? Number(id) : id };
      setOpened({ ref, at: name.getBoundingClientRect(), by: name });
      light(ref);
    };
    const press = ({ target }: MouseEvent): void => {
      const name = nameAt(target);
      if (name !== null) open(name);
      else if (target instanceof Node && note.current?.contains(target) !== true) setOpened(null);
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key === "Escape" && note.current !== null) close();
      else if (event.key === "Enter" && event.target instanceof HTMLElement && event.target.dataset["thing"] !== undefined)
        open(event.target);
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener("click", press);
    addEventListener("keydown", key, { capture: true });
    return () => {
      document.removeEventListener("click", press);
      removeEventListener("keydown", key, { capture: true });
    };
  }, [close]);
  // Beside the name, on the side that has room, and never over it.
  useLayoutEffect(() => {
    const box = note.current;
    if (box === null || opened === null) return;
    const { width, height } = box.getBoundingClientRect();
    const { left, bottom, top } = opened.at;
    box.style.left = `${Math.min(innerWidth - width - 10, Math.max(10, left))}px`;
    box.style.top = `${bottom + 8 + height < innerHeight ? bottom + 8 : Math.max(10, top - height - 8)}px`;
    box.focus({ preventScroll: true });
  }, [opened]);
  if (opened === null) return null;
  const { ref } = opened;
  const own = ref.thing === "seat" ? arms[Number(ref.id)] : undefined;
  const name = speaker.name(ref);
  return (
    <section ref={note} className={css.note} aria-label={name} tabIndex={-1} data-note="">
      <header>
        {own !== undefined && <Shield arms={own} size={28} />}
        <h2>{name}</h2>
        <button type="button" onClick={close} aria-label={t.close}>
          <Icon name="close" size={18} />
        </button>
      </header>
      <div className={css.body}>
        <AboutThing of={ref} props={props} />
      </div>
    </section>
  );
});

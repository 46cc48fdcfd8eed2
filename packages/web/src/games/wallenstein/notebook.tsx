import { cardIn, cardsInQuestion } from "@stormakt/wallenstein/advice";
import { BOX, BUILDINGS, HIDDEN, isCounty } from "@stormakt/wallenstein/catalog";
import { lights } from "../../kit/light.ts";
import { Shield } from "../../kit/marks.tsx";
import { BUILDING_KINDS, countyName, SmallMark } from "./marks.tsx";
import css from "./notebook.module.css";
import type { Props } from "./offers.ts";
import { boardWords } from "./words.ts";

/** What follows from what all saw: which cards may lie face down on the others' mats, and what has left the game. */
export function Notebook(props: Props) {
  const w = boardWords(props.language);
  const { table } = props.view;
  const rivals = props.seats.flatMap((who) => {
    let down = 0;
    for (const box of BOX.all) if (cardIn(table, who.seat, box) === HIDDEN) down++;
    return who.seat === props.seat || down === 0 ? [] : [{ ...who, down, cards: cardsInQuestion(table, who.seat) }];
  });
  const names = (thing: string, ids: readonly number[]): string =>
    ids.map((id) => props.speaker.name({ thing, id })).join("; ") || w.notebook.none;
  return (
    <div className={css.book}>
      <section>
        <h3>{w.notebook.title}</h3>
        <p className="tiny muted">{w.notebook.help}</p>
        {rivals.length === 0 && <p className="small muted">{w.notebook.nothing}</p>}
        {rivals.map(({ seat, name, arms, down, cards }) => (
          <div key={seat} className={css.rival}>
            <b>
              <Shield arms={arms} size={20} /> {name} <small>{w.notebook.boxes(down)}</small>
            </b>
            <p>
              {cards.filter(isCounty).map((county) => (
                <span key={county} className={css.county} {...lights({ thing: "county", id: county })}>
                  {countyName(county)}
                </span>
              ))}
              <span className="muted">
                {cards
                  .filter((card) => !isCounty(card))
                  .map((card) => props.speaker.name({ thing: "card", id: card }))
                  .join(", ")}
              </span>
            </p>
          </div>
        ))}
      </section>
      <section>
        <h3>{w.notebook.stock}</h3>
        <p className={css.stock}>
          {BUILDINGS.map(({ id }, building) => (
            <span key={id}>
              <SmallMark of={BUILDING_KINDS[building] ?? "palace"} size={20} /> <b className="num">{table.stock[building]}</b>{" "}
              {props.speaker.name({ thing: "building", id: building }, "many")}
            </span>
          ))}
        </p>
      </section>
      <section>
        <h3>{w.notebook.events}</h3>
        <p className="small">{names("event", table.eventsGone)}</p>
      </section>
      {table.court && (
        <section>
          <h3>{w.notebook.favors}</h3>
          <p className="small">{names("favor", table.favorsDrawn)}</p>
        </section>
      )}
    </div>
  );
}

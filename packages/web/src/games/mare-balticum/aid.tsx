import type { Group } from "@stormakt/mare-balticum/catalog";
import { ENDINGS, FORCES, GROUPS, goodFor, PLACES, recruitedFor, squareOf } from "@stormakt/mare-balticum/catalog";
import type { Speaker } from "@stormakt/words";
import { AidLines, AidPair, AidSheet } from "../../kit/aid-sheet.tsx";
import css from "./aid.module.css";
import { ForceMark, GoodMark } from "./marks.tsx";
import { boardWords, titlesIn } from "./words.ts";

/** One page to lie beside the board. */
export function Aid({ speaker }: { readonly speaker: Speaker }) {
  const w = boardWords(speaker.language);
  const good = (id: number, key: number) => <GoodMark key={key} good={id} size={26} label={speaker.name({ thing: "good", id })} />;
  const goodsOf = (build: Group): readonly number[] => PLACES.map((place) => goodFor(squareOf(build, place)));
  return (
    <AidSheet title={w.aid.title} className={css.aid}>
      <AidLines heading={w.aid.turn} lines={w.aid.steps} inOrder />
      <AidPair>
        <AidLines heading={w.aid.battle} lines={w.aid.battles} />
        <section>
          <h3>{w.aid.prices}</h3>
          <table>
            <tbody>
              {GROUPS.map((build) => (
                <tr key={build}>
                  <th scope="row">
                    <ForceMark force={build} size={26} /> {speaker.name({ thing: "force", id: build })}
                  </th>
                  <td>{goodsOf(build).map(good)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p>{w.aid.build}</p>
          <h4>{w.aid.producing}</h4>
          <table>
            <tbody>
              {FORCES.map((force) => (
                <tr key={force}>
                  <th scope="row">
                    <ForceMark force={force} size={26} /> {speaker.name({ thing: "force", id: force }, "member")}
                  </th>
                  <td>{recruitedFor(force).map(good)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </AidPair>
      <AidPair>
        <AidLines heading={w.aid.titles} lines={w.aid.titleList} />
        <section>
          <h3>{w.aid.end}</h3>
          <table>
            <thead>
              <tr>
                {w.aid.endHead.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {Object.entries(ENDINGS).map(([seats, { lines, turns, halfTitles }]) => (
                <tr key={seats}>
                  <td>{seats}</td>
                  <td>{lines}</td>
                  <td>{turns}</td>
                  <td>{titlesIn(halfTitles)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p>{w.aid.ends}</p>
        </section>
      </AidPair>
    </AidSheet>
  );
}

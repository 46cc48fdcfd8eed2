/** How people stand, as `/api/ranking` and `/api/people` tell it. A subject is a person by id, or a level of bots. */
/** How somebody stands at one game with so many seats. */
export interface Standing {
  readonly game: string;
  readonly seats: number;
  readonly points: number;
  readonly provisional: boolean;
  readonly played: number;
  readonly won: number;
}
export interface Ranked extends Standing {
  readonly subject: string;
  readonly name: string | null;
}
/** `left`: began the match and left it, which counts as the last place. `joined`: played on for somebody who had left; it counts for nothing. */
export type Part = "whole" | "left" | "joined";
export interface Result {
  readonly table: string;
  readonly game: string;
  readonly seats: number;
  readonly place: number;
  readonly share: number;
  readonly at: number;
  readonly points: number | null;
  readonly part: Part;
  readonly others: readonly { readonly subject: string; readonly name: string | null; readonly place: number; readonly part: Part }[];
}
/** As whom somebody likes to play, and how that went. `role`: a thing of the game by kind and name; null: by the chair alone. */
export interface Favourite {
  readonly game: string;
  readonly role: string | null;
  readonly seat: number;
  readonly played: number;
  readonly won: number;
}
export interface Voyage {
  readonly table: string;
  readonly game: string;
  readonly began: number;
  readonly at: number;
  readonly moves: number;
}
export interface Opponent {
  readonly subject: string;
  readonly name: string | null;
  readonly played: number;
  /** How often one came before them. */
  readonly ahead: number;
}
/** All that a page about somebody tells. */
export interface Profile {
  readonly id: string;
  readonly name: string | null;
  readonly since: number | null;
  readonly standings: readonly Standing[];
  readonly results: readonly Result[];
  readonly favourites: readonly Favourite[];
  readonly voyages: { readonly longest: Voyage | null; readonly busiest: Voyage | null };
  readonly opponents: readonly Opponent[];
}

import type { Phrases } from "../words.ts";

export const phrases: Phrases = {
  turn: (table) => `Du bist am Zug: ${table}`,
  reminder: (table, until) => `Bis ${until}: dein Zug in ${table}`,
  nudge: (table) => `Die anderen warten auf dich: ${table}`,
  over: (table) => `Entschieden: ${table}`,
  began: (table) => `Es geht los: ${table}`,
  invited: (table, by) => `${by} lädt dich zu ${table} ein`,
  befriend: (_, by) => `${by} möchte dein Freund sein`,
  round: (tournament) => `Dein Tisch ist gedeckt: ${tournament}`,
  club: (club, by) => `${by} lädt dich in den Klub ${club} ein`,
  several: (count) => `${count} Tische warten auf dich`,
  with: (others) => `Mit ${others}.`,
  guest: "einem Gast",
  until: (time) => `Du hast Zeit bis ${time}.`,
  alone: "Mit Bots.",
  answer: "Öffne die Seite, um zu antworten.",
  why: "Du bekommst dies, weil du darum gebeten hast.",
  stop: "Um nichts mehr davon zu bekommen:",
  confirm: {
    subject: "Bestätige deine Adresse",
    body: (link) =>
      `Öffne diesen Link, um die Adresse zu deiner zu machen. Er gilt einmal, eine halbe Stunde lang.\n\n${link}\n\nHast du nicht darum gebeten, brauchst du nichts zu tun.`,
  },
  comeIn: {
    subject: "Dein Link zum Hereinkommen",
    body: (link) =>
      `Öffne diesen Link, um hereinzukommen. Er gilt einmal, eine halbe Stunde lang.\n\n${link}\n\nHast du nicht darum gebeten, brauchst du nichts zu tun: ohne ihn kommt niemand herein.`,
  },
};

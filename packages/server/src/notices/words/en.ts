import type { Phrases } from "../words.ts";

export const phrases: Phrases = {
  turn: (table) => `Your turn: ${table}`,
  reminder: (table, until) => `Until ${until}: your move in ${table}`,
  nudge: (table) => `The others are waiting for you: ${table}`,
  over: (table) => `Over: ${table}`,
  began: (table) => `It begins: ${table}`,
  invited: (table, by) => `${by} invites you to ${table}`,
  befriend: (_, by) => `${by} asks to be your friend`,
  round: (tournament) => `Your table is laid: ${tournament}`,
  club: (club, by) => `${by} invites you to the club ${club}`,
  several: (count) => `${count} tables wait for you`,
  with: (others) => `With ${others}.`,
  guest: "a guest",
  until: (time) => `You have until ${time}.`,
  alone: "With bots.",
  answer: "Open the page to answer.",
  why: "You get this because you asked to be told.",
  stop: "To get no more of these:",
  confirm: {
    subject: "Confirm your address",
    body: (link) =>
      `Open this link to make this address yours. It works once, for half an hour.\n\n${link}\n\nIf you did not ask for it, do nothing.`,
  },
  comeIn: {
    subject: "Your link to come in",
    body: (link) =>
      `Open this link to come in. It works once, for half an hour.\n\n${link}\n\nIf you did not ask for it, do nothing: nobody can come in without it.`,
  },
};

/** Marks of the shell, cut by one hand: a line of 1.8 on a field of 24. */
const line = (d: string, more = ""): string =>
  `<g fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"><path d="${d}"/>${more}</g>`;

export const ICONS = {
  eye: `${line("M2 12C6 6 18 6 22 12C18 18 6 18 2 12Z")}<circle cx="12" cy="12" r="3.2" fill="currentColor"/>`,
  book: line("M12 6C9 4 5 4 3 5V19C5 18 9 18 12 20C15 18 19 18 21 19V5C19 4 15 4 12 6ZM12 6V20"),
  quill: line("M4 20L8 14C8 8 14 4 21 3C21 10 17 15 11 16L8 17M8 14L15 8"),
  back: line("M9 5L3 11L9 17M3 11H15a5 5 0 0 1 0 10H11"),
  glass: `${line("M6 3H18M6 21H18M7 3C7 9 10 10 12 12C14 10 17 9 17 3M7 21C7 15 10 14 12 12C14 14 17 15 17 21")}<path d="M9 21C9 18 12 17 12 17S15 18 15 21Z" fill="currentColor"/>`,
  moon: line("M19 15A8 8 0 1 1 10 4A6.5 6.5 0 0 0 19 15Z"),
  sun: line(
    "M12 3V5M12 19V21M3 12H5M19 12H21M5.6 5.600L7 7M17 17L18.4 18.400M18.4 5.600L17 7M7 17L5.6 18.4",
    '<circle cx="12" cy="12" r="4.2"/>',
  ),
  list: line("M4 6H20M4 12H20M4 18H14"),
  table: line("M3 8L12 4L21 8L12 12ZM5 9V17M19 9V17M12 12V20"),
  people: line("M3 20C3 15 6 13 9 13S15 15 15 20M15 13C18 13 21 15 21 20M15 4.800a3.5 3.5 0 0 1 0 6.4", '<circle cx="9" cy="8" r="3.5"/>'),
  person: line("M5 20C5 15 8 13 12 13S19 15 19 20", '<circle cx="12" cy="8" r="3.8"/>'),
  chat: line("M4 5H20V16H11L6 20V16H4ZM8 9H16M8 12H13"),
  gear: line(
    "M12 2.500V5M12 19V21.500M2.5 12H5M19 12H21.500M5.3 5.300L7 7M17 17L18.7 18.700M18.7 5.300L17 7M7 17L5.3 18.7",
    '<circle cx="12" cy="12" r="6"/><circle cx="12" cy="12" r="2.2"/>',
  ),
  bell: line("M6 17H18C16.5 15 17 12 16.5 9.500C16 6.5 14 5 12 5S8 6.5 7.5 9.500C7 12 7.5 15 6 17ZM10.5 20H13.500M12 3V5"),
  mute: line("M4 10V14H7L12 18V6L7 10ZM16 10L21 15M21 10L16 15"),
  sound: line("M4 10V14H7L12 18V6L7 10ZM15.5 9.500C17 11 17 13 15.5 14.500M18 7C21 10 21 14 18 17"),
  link: line("M10 14L14 10M9 8L11.5 5.500A4.2 4.2 0 0 1 18 11.500L15.5 14M15 16L12.5 18.500A4.2 4.2 0 0 1 6 12.500L8.5 10"),
  down: line("M12 4V15M7 11L12 16L17 11M4 20H20"),
  up: line("M12 16V5M7 9L12 4L17 9M4 20H20"),
  close: line("M6 6L18 18M18 6L6 18"),
  check: line("M5 13L10 18L19 6"),
  play: line("M7 4L19 12L7 20Z"),
  pause: line("M8 5V19M16 5V19"),
  first: line("M6 5V19M19 5L9 12L19 19Z"),
  previous: line("M16 5L6 12L16 19Z"),
  next: line("M8 5L18 12L8 19Z"),
  last: line("M18 5V19M5 5L15 12L5 19Z"),
  branch: line("M6 4V20M6 14C6 10 18 12 18 6M18 6L15 9M18 6L21 9"),
  flag: line("M5 21V3M5 4C9 2 12 7 19 4V13C12 16 9 11 5 13"),
  bot: line("M5 9H19V19H5ZM12 5V9M9 13V14.500M15 13V14.500M9.5 16.500H14.5", '<circle cx="12" cy="4" r="1.4"/>'),
  plus: line("M12 5V19M5 12H19"),
  minus: line("M5 12H19"),
  fit: line("M4 9V4H9M20 9V4H15M4 15V20H9M20 15V20H15"),
  print: line("M7 9V3H17V9M7 17H4V9H20V17H17M7 14H17V21H7Z"),
  search: line("M15.5 15.500L21 21", '<circle cx="10.5" cy="10.5" r="6.5"/>'),
  lamp: line("M9 18H15M10 21H14M12 3A6 6 0 0 0 8.5 14C9 14.6 9 15 9 18H15C15 15 15 14.6 15.5 14A6 6 0 0 0 12 3Z"),
  hand: line(
    "M7 12V6.500a1.5 1.5 0 0 1 3 0V11V4.500a1.5 1.5 0 0 1 3 0V11V5.500a1.5 1.5 0 0 1 3 0V12V8.500a1.5 1.5 0 0 1 3 0V15C19 19 16.5 21 13 21C9.5 21 8 19.5 6 16L4 12.800C3.2 11.3 5 10.3 6 11.500Z",
  ),
  chart: line("M4 4V20H20M7 15L11 10L14 13L19 6"),
  anchor: line(
    "M12 7V20M5 13C5 17.5 8 20 12 20S19 17.5 19 13M8 10H16M5 13L3.5 15M5 13L7 14.500M19 13L20.5 15M19 13L17 14.5",
    '<circle cx="12" cy="4.8" r="2.2"/>',
  ),
  more: '<g fill="currentColor"><circle cx="5" cy="12" r="2"/><circle cx="12" cy="12" r="2"/><circle cx="19" cy="12" r="2"/></g>',
  globe: line("M3 12H21M12 3C8 7 8 17 12 21C16 17 16 7 12 3", '<circle cx="12" cy="12" r="9"/>'),
} as const;
export type Icon = keyof typeof ICONS;

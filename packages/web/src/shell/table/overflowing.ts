/** Where more lies in a place than it shows, it can be come to by keyboard, so that it can be scrolled, whatever is in it. For its `ref`. */
export function reachedWhereItOverflows(place: HTMLElement | null): (() => void) | undefined {
  if (place === null) return undefined;
  // Written at once: with the frame that shows it, not with the next.
  const look = (): void => {
    place.tabIndex = place.scrollHeight > place.clientHeight + 1 ? 0 : -1;
  };
  // What lies in it grows without the place doing so.
  const watch = new ResizeObserver(look);
  watch.observe(place);
  for (const child of place.children) watch.observe(child);
  return () => watch.disconnect();
}

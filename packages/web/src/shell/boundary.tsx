import type { ReactNode } from "react";
import { Component } from "react";
import { Button, LinkButton } from "../kit/button.tsx";
import { tryAgain } from "../kit/lazily.tsx";
import { useT } from "../words/index.ts";
import css from "./boundary.module.css";

interface Props {
  readonly children: ReactNode;
  /** Changes when there is reason to try again by itself: another page, another moment. */
  readonly again?: unknown;
  readonly look: "page" | "area";
}
interface State {
  readonly error: Error | null;
  readonly again: unknown;
}
/** What cannot be drawn must not take the rest of the page with it: it says so, and can be tried again. */
class Boundary extends Component<Props, State> {
  override state: State = { error: null, again: this.props.again };
  static getDerivedStateFromError(error: Error): Partial<State> {
    return { error };
  }
  static getDerivedStateFromProps({ again }: Props, state: State): Partial<State> | null {
    return Object.is(again, state.again) ? null : { error: null, again };
  }
  override componentDidCatch(error: Error): void {
    console.error(error);
  }
  private readonly retry = (): void => {
    tryAgain();
    this.setState({ error: null });
  };
  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return <Broken error={error} look={this.props.look} retry={this.retry} />;
  }
}
/** A part of the table, or a whole page. */
export const AreaBoundary = ({ children, again }: { readonly children: ReactNode; readonly again?: unknown }) => (
  <Boundary look="area" again={again}>
    {children}
  </Boundary>
);
export const PageBoundary = ({ children, again }: { readonly children: ReactNode; readonly again?: unknown }) => (
  <Boundary look="page" again={again}>
    {children}
  </Boundary>
);

/** A script that did not come: the line was down, or another version has taken its place. Every browser says it in its own words. */
export const isChunkLost = (error: Error): boolean =>
  /dynamically imported module|importing a module script|module script failed|unable to preload|failed to fetch/i.test(error.message);

function Broken({ error, look, retry }: { readonly error: Error; readonly look: Props["look"]; retry(): void }) {
  const t = useT();
  const lost = isChunkLost(error);
  return (
    <section className={css.broken} data-look={look} role="alert">
      <p className={css.what}>{lost ? t.broken.chunk : look === "page" ? t.broken.page : t.broken.area}</p>
      <p className={css.help}>{!lost ? t.broken.help : navigator.onLine ? t.broken.chunkHelp : t.broken.chunkOffline}</p>
      <div className={css.acts}>
        <Button onClick={retry}>{t.broken.retry}</Button>
        <Button look="ink" onClick={() => location.reload()}>
          {t.broken.reload}
        </Button>
        {/* A whole page takes its head with it, and an installed one has no browser around it to go back with. */}
        {look === "page" && (
          <LinkButton look="quiet" href="/">
            {t.table.home}
          </LinkButton>
        )}
      </div>
      {!lost && (
        <details>
          <summary>{t.broken.details}</summary>
          <pre>{error.message}</pre>
        </details>
      )}
    </section>
  );
}

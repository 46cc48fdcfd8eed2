import { lazy, Suspense } from "react";
import { Route, Switch } from "wouter";
import { Sprite } from "./kit/marks.tsx";
import { Tips } from "./kit/tip.tsx";
import { Landing } from "./shell/landing/landing.tsx";
import { NotFound } from "./shell/not-found.tsx";
import { NoticeBar } from "./shell/notice-bar.tsx";
import { Updates } from "./shell/updates.tsx";
import { useT } from "./words/index.ts";

const NewTable = lazy(() => import("./shell/new-table/new-table.tsx").then((m) => ({ default: m.NewTable })));
const TablePage = lazy(() => import("./shell/table/table-page.tsx").then((m) => ({ default: m.TablePage })));
const RulesPage = lazy(() => import("./shell/rules-page.tsx").then((m) => ({ default: m.RulesPage })));
const ClaimSeat = lazy(() => import("./shell/claim-seat.tsx").then((m) => ({ default: m.ClaimSeat })));
const SharedGame = lazy(() => import("./shell/shared-game.tsx").then((m) => ({ default: m.SharedGame })));
const AdminPage = lazy(() => import("./shell/admin/admin-page.tsx").then((m) => ({ default: m.AdminPage })));
const ReportPage = lazy(() => import("./shell/admin/report-page.tsx").then((m) => ({ default: m.ReportPage })));
const TablesPage = lazy(() => import("./shell/tables-page.tsx").then((m) => ({ default: m.TablesPage })));

/** Every page there is. */
export function App() {
  const t = useT();
  return (
    <>
      <Sprite />
      <a className="skip no-print" href="#main">
        {t.skip}
      </a>
      <Suspense fallback={<p className="loading">{t.loading}</p>}>
        <Switch>
          <Route path="/" component={Landing} />
          <Route path="/new/:game">{({ game }) => <NewTable key={game} game={game} />}</Route>
          <Route path="/t/:table">{({ table }) => <TablePage key={`t${table}`} where="online" table={table} />}</Route>
          <Route path="/h/:table">{({ table }) => <TablePage key={`h${table}`} where="here" table={table} />}</Route>
          <Route path="/game" component={SharedGame} />
          <Route path="/s" component={ClaimSeat} />
          <Route path="/tables" component={TablesPage} />
          <Route path="/admin" component={AdminPage} />
          <Route path="/admin/reports/:report">{({ report }) => <ReportPage key={report} id={report} />}</Route>
          <Route path="/rules/:game">{({ game }) => <RulesPage key={game} game={game} />}</Route>
          <Route component={NotFound} />
        </Switch>
      </Suspense>
      <Tips />
      <NoticeBar />
      <Updates />
    </>
  );
}

import { Suspense, useEffect } from "react";
import { Route, Switch, useLocation } from "wouter";
import { lazily } from "./kit/lazily.tsx";
import { Sprite } from "./kit/marks.tsx";
import { Tips } from "./kit/tip.tsx";
import { useHostLost } from "./link/index.ts";
import { PageBoundary } from "./shell/boundary.tsx";
import { Landing } from "./shell/landing/landing.tsx";
import { knowsTables } from "./shell/my-tables-data.ts";
import { NotFound } from "./shell/not-found.tsx";
import { NoticeBar } from "./shell/notice-bar.tsx";
import { Updates } from "./shell/updates.tsx";
import { TongueContext, useSpoken } from "./words/index.ts";

const NewTable = lazily(() => import("./shell/new-table/new-table.tsx").then((m) => m.NewTable));
const TablePage = lazily(() => import("./shell/table/table-page.tsx").then((m) => m.TablePage));
const LearnPage = lazily(() => import("./shell/learn/learn-page.tsx").then((m) => m.LearnPage));
const ChapterPage = lazily(() => import("./shell/learn/chapter-page.tsx").then((m) => m.ChapterPage));
const RulesPage = lazily(() => import("./shell/rules-page.tsx").then((m) => m.RulesPage));
const ClaimSeat = lazily(() => import("./shell/claim-seat.tsx").then((m) => m.ClaimSeat));
const SharedGame = lazily(() => import("./shell/shared-game.tsx").then((m) => m.SharedGame));
const TablesPage = lazily(() => import("./shell/tables-page.tsx").then((m) => m.TablesPage));
const MePage = lazily(() => import("./shell/me/me-page.tsx").then((m) => m.MePage));
const RankingPage = lazily(() => import("./shell/standing/ranking-page.tsx").then((m) => m.RankingPage));
const PersonPage = lazily(() => import("./shell/standing/person-page.tsx").then((m) => m.PersonPage));
const FriendsPage = lazily(() => import("./shell/friends/friends-page.tsx").then((m) => m.FriendsPage));
const ClubsPage = lazily(() => import("./shell/clubs/clubs-page.tsx").then((m) => m.ClubsPage));
const ClubPage = lazily(() => import("./shell/clubs/club-page.tsx").then((m) => m.ClubPage));
const TournamentsPage = lazily(() => import("./shell/tournaments/tournaments-page.tsx").then((m) => m.TournamentsPage));
const TournamentPage = lazily(() => import("./shell/tournaments/tournament-page.tsx").then((m) => m.TournamentPage));
const Invited = lazily(() => import("./shell/friends/invited.tsx").then((m) => m.Invited));
const AdminPage = lazily(() => import("./shell/admin/admin-page.tsx").then((m) => m.AdminPage));
const ReportPage = lazily(() => import("./shell/admin/report-page.tsx").then((m) => m.ReportPage));

/** Every page there is. */
export function App() {
  const t = useSpoken();
  const [path] = useLocation();
  useEffect(() => {
    if (!knowsTables()) return;
    // How many tables wait is said on the tab; the page itself comes first.
    const later = setTimeout(() => void import("./shell/lobby/waiting.ts").then(({ watchTables }) => watchTables()), 2000);
    return () => clearTimeout(later);
  }, []);
  return (
    <TongueContext value={t}>
      <Sprite />
      <a className="skip no-print" href="#main">
        {t.skip}
      </a>
      <PageBoundary again={path}>
        <HostHere path={path} />
        <Suspense fallback={<p className="loading">{t.loading}</p>}>
          <Switch>
            <Route path="/" component={Landing} />
            <Route path="/new/:game">{({ game }) => <NewTable key={game} game={game} />}</Route>
            <Route path="/t/:table">{({ table }) => <TablePage key={`t${table}`} where="online" table={table} />}</Route>
            <Route path="/h/:table">{({ table }) => <TablePage key={`h${table}`} where="here" table={table} />}</Route>
            <Route path="/learn/:game">{({ game }) => <LearnPage key={game} game={game} />}</Route>
            <Route path="/learn/:game/:chapter">
              {({ game, chapter }) => <ChapterPage key={`${game} ${chapter}`} game={game} chapter={chapter} />}
            </Route>
            <Route path="/game" component={SharedGame} />
            <Route path="/s" component={ClaimSeat} />
            <Route path="/tables" component={TablesPage} />
            <Route path="/ranking" component={RankingPage} />
            <Route path="/people/:person">{({ person }) => <PersonPage key={person} id={person} />}</Route>
            <Route path="/me" component={MePage} />
            <Route path="/friends" component={FriendsPage} />
            <Route path="/invited/:table">{({ table }) => <Invited key={table} table={table} at={`/api/invitations/${table}`} />}</Route>
            <Route path="/clubs" component={ClubsPage} />
            <Route path="/clubs/:club">{({ club }) => <ClubPage key={club} id={club} />}</Route>
            <Route path="/clubs/:club/t/:table">
              {({ club, table }) => <Invited key={table} table={table} at={`/api/clubs/${club}/tables/${table}`} />}
            </Route>
            <Route path="/tournaments" component={TournamentsPage} />
            <Route path="/tournaments/:tournament">{({ tournament }) => <TournamentPage key={tournament} id={tournament} />}</Route>
            <Route path="/tournaments/:tournament/t/:table">
              {({ tournament, table }) => <Invited key={table} table={table} at={`/api/tournaments/${tournament}/tables/${table}`} />}
            </Route>
            <Route path="/admin" component={AdminPage} />
            <Route path="/admin/reports/:report">{({ report }) => <ReportPage key={report} id={report} />}</Route>
            <Route path="/rules/:game">{({ game }) => <RulesPage key={game} game={game} />}</Route>
            <Route component={NotFound} />
          </Switch>
        </Suspense>
      </PageBoundary>
      <Tips />
      <NoticeBar />
      <Updates />
    </TongueContext>
  );
}
/** Pages that are played on this device cannot be without its host: where its script did not come, they say so. */
function HostHere({ path }: { readonly path: string }) {
  const lost = useHostLost((state) => state.lost);
  if (!lost || !/^\/(h|new|game|learn)\b/.test(path)) return null;
  throw new Error("importing a module script failed: the host of this device");
}

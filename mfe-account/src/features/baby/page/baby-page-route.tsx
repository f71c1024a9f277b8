import type { BabyPage, User } from '@nestwell/contracts/account';
import { useQuery, useRegion, useUser, useWayHome } from '@nestwell/remote-kit';
import { Link, Navigate, useSearchParams } from '@nestwell/remote-kit/router';
import type { Country } from '@nestwell/safety/lines';
import { regionalWords } from '@nestwell/safety/signs';
import { LoadFailure, Page, PageHeader, Skeleton } from '@nestwell/ui';
import { BabyPageView } from './baby-page-view';
import { babyPagesOf } from './pages.queries';
import { besides, groupOf, type Place, placeOf, titleOf } from './place';

/**
 * A week of pregnancy or a month of life. While the member is quiet there is none, and nothing is said of it: Care stands in
 * its place, which is open without a plan too, as Home is not.
 */
export function BabyPageRoute() {
  const { user } = useUser();
  const [search] = useSearchParams();
  if (!user) return null;
  const place = placeOf(user, search);
  return place ? <BabyPageOf user={user} place={place} /> : <Navigate to="/care" replace />;
}

function BabyPageOf({ user, place }: { user: User; place: Place }) {
  const pages = useQuery(babyPagesOf(user.id, groupOf(place)));
  // The pages around hers are on the device too: they may lie in the group before or after.
  useQuery(babyPagesOf(user.id, groupOf(besides(place, -2) ?? place)));
  useQuery(babyPagesOf(user.id, groupOf(besides(place, 2) ?? place)));
  const { region } = useRegion();
  const home = useWayHome();
  const found = pages.data?.find(({ number }) => number === place.number);
  const page = found && pageIn(found, region?.country);

  if (page) return <BabyPageView key={place.number} page={page} place={place} user={user} />;
  return (
    <Page>
      <PageHeader title={titleOf(place)} back={{ ...home, Link }} />
      {pages.isLoadingError ? (
        <LoadFailure onRetry={() => void pages.refetch()} retrying={pages.isRefetching} />
      ) : pages.isPending ? (
        <Skeleton label={`Loading ${titleOf(place).toLowerCase()}`} rows={8} />
      ) : (
        <Navigate to="/care" replace />
      )}
    </Page>
  );
}

/** Its sentences in the words and the scale of the member's country. */
function pageIn(page: BabyPage, country: Country | undefined): BabyPage {
  const words = (text: string) => regionalWords(text, country);
  const { developmentMilestone, maternalTip } = page.baby;
  return {
    ...page,
    body: words(page.body),
    common: page.common.map(words),
    visits: page.visits.map(words),
    questions: page.questions.map((line) => ({ ...line, words: words(line.words) })),
    todo: page.todo.map((line) => ({ ...line, words: words(line.words) })),
    baby: {
      ...page.baby,
      developmentMilestone: words(developmentMilestone),
      maternalTip: words(maternalTip),
    },
  };
}

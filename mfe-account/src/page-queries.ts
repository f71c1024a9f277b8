import type { User } from '@nestwell/contracts/account';
import { calendar } from '@nestwell/contracts/calendar';
import { care } from '@nestwell/contracts/care';
import { session } from '@nestwell/contracts/kernel';
import { readOf } from '@nestwell/remote-kit';
import { forMember, type PageQueries } from '@nestwell/remote-kit/declaration/page-queries';
import { babySummaryOf } from './features/baby/baby.queries';
import { babyPagesOf, ticksOf } from './features/baby/page/pages.queries';
import { besides, groupOf, placeOf } from './features/baby/page/place';
import { plans } from './features/checkout/checkout.queries';
import { unreadCountOf } from './features/notifications/unread-count';
import { feedbackOf } from './features/support/support.queries';
import { signingInOf } from './lib/account/signing-in-of';

function babyPageOf(user: User, search: URLSearchParams) {
  const place = placeOf(user, search);
  if (place === null) return [];
  const around = [place, besides(place, -2) ?? place, besides(place, 2) ?? place];
  const groups = new Set(around.map(groupOf));
  return [...[...groups].map((group) => babyPagesOf(user.id, group)), ticksOf(user.id)];
}

const reminderSettingsOf = (userId: string) => readOf(calendar.readReminderSettings, { params: { userId } });

/** What the pages of this module read as they open; Home says nothing of a baby to a member who is quiet about it. */
export const pageQueries: PageQueries = {
  '/': forMember(({ id, pregnancyPaused }) =>
    pregnancyPaused ? [unreadCountOf(id)] : [unreadCountOf(id), babySummaryOf(id)],
  ),
  '/settings': forMember(({ id }) => [signingInOf(id), readOf(session.list, { params: { userId: id } })]),
  '/settings/signing-in': forMember(({ id }) => [signingInOf(id)]),
  '/settings/notifications': forMember(({ id: userId }) => [
    reminderSettingsOf(userId),
    readOf(care.listMedicines, { params: { userId } }),
  ]),
  '/checkout': ({ user }) => (user ? [plans(), signingInOf(user.id)] : [plans()]),
  '/support': forMember(({ id, role }) =>
    role === 'user' ? [feedbackOf(id), signingInOf(id)] : [signingInOf(id)],
  ),
  '/privacy': forMember(({ id }) => [signingInOf(id)]),
  '/terms': forMember(({ id }) => [signingInOf(id)]),
  '/baby': forMember((user, { search }) => babyPageOf(user, search)),
};

import { InboxService } from './account/notifications/inbox.service';
import { UsersService } from './account/users/users.service';
import { parts } from './app';
import { SubscriptionService } from './billing/subscription/subscription.service';
import { RemindersService } from './calendar/reminders/reminders.service';
import { PostLists } from './community/posts/post-lists';
import { WorkoutsService } from './fitness/movement/workouts.service';
import { TrackingService } from './fitness/tracking/tracking.service';
import { MealsService } from './nutrition/meals/meals.service';
import { SessionCookie } from './platform/http/session-cookie';
import { Entitlement } from './platform/session-user';
import { SignedIn } from './platform/session/signed-in';
import { TestApp } from './platform/testing/test-app';
import { aMember } from './testing/member';

/* On a file no promise stands between a call and who makes it: each would cost as much as a row that is read. */

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ parts });
});
afterAll(() => app.stop());

it('knows whose session it is, and whether she may use it, without waiting', async () => {
  const member = await aMember(app);
  const [, signed = ''] = /nestwell_session=([^;]+)/.exec(member.cookie ?? '') ?? [];
  const token = decodeURIComponent(signed).replace(/\.[^.]*$/, '');
  const cookie = Object.create(SessionCookie.prototype, { token: { value: token } }) as SessionCookie;

  expect(app.get(SignedIn).userOf(cookie)).toMatchObject({ id: member.id });
  expect(app.get(Entitlement).isActive(member.id)).toBe(true);
});

it('answers what open screens ask most without waiting', async () => {
  const { id } = await aMember(app);
  // The catalogue is read once.
  await app.get(WorkoutsService).list(id, {}, 'UTC');
  const asked = {
    user: app.get(UsersService).get(id, 'UTC'),
    subscription: app.get(SubscriptionService).statusOf(id),
    unread: app.get(InboxService).countUnread(id),
    notifications: app.get(InboxService).list(id, {}),
    tracking: app.get(TrackingService).today(id, 'UTC'),
    meals: app.get(MealsService).list(id, {}, 'UTC'),
    reminders: app.get(RemindersService).list(id, {}),
    workouts: app.get(WorkoutsService).list(id, {}, 'UTC'),
    week: app.get(WorkoutsService).thisWeek(id, 'UTC'),
    posts: app.get(PostLists).list(id, {}),
  };

  expect(
    Object.entries(asked).flatMap(([name, answer]) => (answer instanceof Promise ? [name] : [])),
  ).toEqual([]);
});

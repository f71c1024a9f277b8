import { DAY, later } from '@nestwell/domain/moments';

/** What an open site asks for most, beside its files. */
export function hotCalls(userId: string, now: Date, postId: string): Record<string, string> {
  const own = `/api/users/${userId}`;
  const on = (days: number) => later(now, days * DAY).toISOString();
  const today = on(0).slice(0, 10);
  return {
    user: own,
    'subscription status': `${own}/subscription/status`,
    'unread count': `${own}/notifications/unread-count`,
    notifications: `${own}/notifications`,
    "today's tracking": `${own}/tracking/today`,
    'tracking of a month': `${own}/tracking?startDate=${on(-30).slice(0, 10)}&endDate=${today}`,
    'meals of a day': `${own}/meals?startDate=${today}&endDate=${today}`,
    'reminders of a month': `${own}/reminders?startDate=${on(-15)}&endDate=${on(15)}&limit=1000`,
    workouts: `${own}/workouts`,
    "the week's activity": `${own}/stats/weekly`,
    posts: '/api/community/posts?limit=20',
    'posts of a category, further down': `/api/community/posts?limit=20&category=fitness&before=${postId}`,
    'comments of a post': `/api/community/posts/${postId}/comments`,
    'kept foods': `${own}/kept-foods`,
    "the baby's log": `${own}/baby-log`,
  };
}

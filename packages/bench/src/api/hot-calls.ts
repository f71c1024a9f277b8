import { DAY } from '@nestwell/domain/moments';

/** What an open site asks for most, beside its files; paths without their queries are unlike each other. */
export function hotCalls(userId: string, now: Date): Record<string, string> {
  const own = `/api/users/${userId}`;
  const on = (days: number) => new Date(now.getTime() + days * DAY);
  const today = now.toISOString().slice(0, 10);
  const month = `startDate=${on(-15).toISOString()}&endDate=${on(15).toISOString()}&limit=1000`;
  return {
    user: own,
    'subscription status': `${own}/subscription/status`,
    'unread count': `${own}/notifications/unread-count`,
    notifications: `${own}/notifications`,
    "today's tracking": `${own}/tracking/today`,
    'meals of a day': `${own}/meals?startDate=${today}&endDate=${today}`,
    'reminders of a month': `${own}/reminders?${month}`,
    workouts: `${own}/workouts`,
    "the week's activity": `${own}/stats/weekly`,
    posts: '/api/community/posts?limit=20',
  };
}

import type { User } from '@nestwell/contracts/account';
import { Slot, useUser } from '@nestwell/remote-kit';
import { useSearchParams } from '@nestwell/remote-kit/router';
import { Page, PageHeader, Stack, Tabs, type TabItem } from '@nestwell/ui';
import { AdminBroadcast } from './admin-broadcast';
import { AdminFeedback } from './admin-feedback';
import { ContactCard } from './contact-card';
import { FaqList } from './faq-list';
import { FeedbackForm } from './feedback-form';
import { FeedbackHistory, LastMessage } from './feedback-history';
import * as css from './support.module.css';

type Tab = 'faqs' | 'feedback' | 'contact' | 'admin';

const everybodys: readonly TabItem<Tab>[] = [
  { id: 'faqs', label: 'FAQs' },
  { id: 'feedback', label: 'Feedback' },
  { id: 'contact', label: 'Contact' },
];
const admins: readonly TabItem<Tab>[] = [...everybodys, { id: 'admin', label: 'Admin' }];

export function SupportPage() {
  const { user } = useUser();
  const [search, setSearch] = useSearchParams();
  const items = user?.role === 'admin' ? admins : everybodys;
  const tab = items.find(({ id }) => id === search.get('tab'))?.id ?? 'faqs';
  return (
    <Page className={css.wide}>
      <PageHeader title="How can we help?" />
      <Tabs
        label="Support"
        listClassName={css.tabs}
        items={items}
        value={tab}
        onValueChange={(id) => setSearch({ tab: id }, { replace: true })}
      >
        <Panel tab={tab} user={user} />
      </Tabs>
    </Page>
  );
}

function Panel({ tab, user }: { tab: Tab; user: User | null }) {
  if (tab === 'admin') return <Admin />;
  if (tab === 'contact') return <ContactCard />;
  const member = user?.role === 'user' ? user : null;
  if (tab === 'feedback') {
    return (
      <div className={css.layout}>
        {/* A new form when somebody else is signed in, so that no name or address stays behind. */}
        <FeedbackForm key={user?.id} user={user} />
        {member && <FeedbackHistory userId={member.id} />}
      </div>
    );
  }
  return (
    <div className={css.layout}>
      <FaqList />
      <div className={css.aside}>
        <ContactCard />
        {member && <LastMessage userId={member.id} />}
      </div>
    </div>
  );
}

function Admin() {
  return (
    <div className={css.layout}>
      <Stack gap={8}>
        <Stack gap={4}>
          <h2>Feedback</h2>
          <AdminFeedback />
        </Stack>
        <Slot name="support.admin@1" />
      </Stack>
      <div className={css.aside}>
        <AdminBroadcast />
      </div>
    </div>
  );
}

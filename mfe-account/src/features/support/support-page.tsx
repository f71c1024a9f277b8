import type { User } from '@nestwell/contracts/account';
import { Slot, useUser } from '@nestwell/remote-kit';
import { useTab } from '@nestwell/remote-kit/router';
import { Page, PageHeader, Stack, Tabs } from '@nestwell/ui';
import { AdminBroadcast } from './admin-broadcast';
import { AdminFeedback } from './admin-feedback';
import { ContactCard } from './contact-card';
import { FaqList } from './faq-list';
import { FeedbackForm } from './feedback-form';
import { FeedbackHistory, LastMessage } from './feedback-history';
import * as css from './support.module.css';

const LABELS = { faqs: 'FAQs', feedback: 'Feedback', contact: 'Contact', admin: 'Admin' } as const;
type Tab = keyof typeof LABELS;

const everybodys = ['faqs', 'feedback', 'contact'] as const;
const admins = [...everybodys, 'admin'] as const;

export function SupportPage() {
  const { user } = useUser();
  const tabs = user?.role === 'admin' ? admins : everybodys;
  const [tab, setTab] = useTab<Tab>(tabs);
  return (
    <Page className={css.wide}>
      <PageHeader title="How can we help?" />
      <Tabs
        label="Support"
        listClassName={css.tabs}
        items={tabs.map((id) => ({ id, label: LABELS[id] }))}
        value={tab}
        onValueChange={setTab}
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

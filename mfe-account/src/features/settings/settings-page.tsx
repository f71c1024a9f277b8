import type { User } from '@nestwell/contracts/account';
import { GoalQuestions, useUser, useWayHome } from '@nestwell/remote-kit';
import { Link } from '@nestwell/remote-kit/router';
import { Button, handsFocusOn, Page, PageHeader, SaveBar, Text } from '@nestwell/ui';
import { useEffect, useRef, useState } from 'react';
import { AccountCard } from './cards/account-card';
import { ActivityCard } from './cards/activity-card';
import { AllergyCard } from './cards/allergy-card';
import { AppearanceCard } from './cards/appearance-card';
import { DietCard } from './cards/diet-card';
import { HealthCard } from './cards/health-card';
import { PersonalCard } from './cards/personal-card';
import { PregnancyFactsCard } from './cards/pregnancy-facts-card';
import { SubscriptionCard } from './cards/subscription-card';
import { WeightCard } from './cards/weight-card';
import { NotificationsCard } from './notifications/notifications-card';
import * as css from './settings.module.css';
import { SigningInCard } from './signing-in/signing-in-card';
import { useSettings } from './use-settings';

/** Nothing is left to show in the moment between logging out and leaving. */
export function SettingsPage() {
  const { user } = useUser();
  return user && <MemberSettings key={user.id} user={user} />;
}

function MemberSettings({ user }: { user: User }) {
  const settings = useSettings(user);
  const home = useWayHome();
  const { cards, save } = useSaveOrShowProblem(settings.save);
  return (
    <Page className={css.page}>
      <PageHeader title="Settings" back={{ ...home, Link }} />
      <GoalQuestions />
      <div ref={cards} className={css.cards}>
        <div className={css.column}>
          <PersonalCard settings={settings} />
          <HealthCard settings={settings} />
          <PregnancyFactsCard user={user} />
          <ActivityCard settings={settings} />
        </div>
        <div className={css.column}>
          <WeightCard settings={settings} />
          <AllergyCard settings={settings} />
          <DietCard settings={settings} />
          <SubscriptionCard user={user} />
          <NotificationsCard />
          <AppearanceCard user={user} />
          <SigningInCard user={user} />
          <AccountCard user={user} />
        </div>
      </div>
      <Text small soft>
        Nestwell is a signpost, not a medical device.
      </Text>
      {settings.isEdited && (
        <SaveBar ref={handsFocusOn}>
          <Button full busy={settings.isSaving} busyLabel="Saving..." onClick={save}>
            Save Changes
          </Button>
        </SaveBar>
      )}
    </Page>
  );
}

/** A save that cannot be made leads to the first field that is in its way. */
function useSaveOrShowProblem(save: () => boolean) {
  const cards = useRef<HTMLDivElement>(null);
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0) cards.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  return { cards, save: () => void (save() || setRefusals((count) => count + 1)) };
}

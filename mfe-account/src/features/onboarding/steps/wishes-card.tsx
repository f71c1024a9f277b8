import { deviceDate } from '@nestwell/domain/device-time';
import { clockWords, deviceReading } from '@nestwell/domain/reading';
import {
  Card,
  Droplet,
  EggCheck,
  EggWell,
  List,
  ListRow,
  LockPreview,
  Pill,
  Smile,
  Text,
  type Shell,
} from '@nestwell/ui';
import type { ComponentType } from 'react';
import type { OnboardingForm } from '../lib/onboarding-form';
import { wishes, type Wish } from '../lib/wish';
import { VITAMIN_HOUR, vitaminName } from '../lib/wishes';
import * as css from '../onboarding.module.css';

interface Look {
  title: string;
  when: string;
  shell: Shell;
  Icon: ComponentType<{ 'aria-hidden'?: 'true' }>;
}

const vitaminClock = () => clockWords(VITAMIN_HOUR, 0, deviceReading());

const looksOf = (form: OnboardingForm): Record<Wish, Look> => ({
  vitamin: {
    title: vitaminName(form, deviceDate(new Date())),
    when: `${vitaminClock()}, every day`,
    shell: 'russet',
    Icon: Pill,
  },
  water: { title: 'Water', when: 'Three times a day', shell: 'duck', Icon: Droplet },
  'check-in': { title: 'How I’m doing', when: 'Sunday evenings', shell: 'heather', Icon: Smile },
});

interface WishesCardProps {
  form: OnboardingForm;
  onChange: (change: Pick<OnboardingForm, 'wishes'>) => void;
}

/** What she would like to hear of; none is chosen for her, and her phone is asked only later. */
export function WishesCard({ form, onChange }: WishesCardProps) {
  const looks = looksOf(form);
  const put = (wish: Wish, isOn: boolean) =>
    onChange({ wishes: isOn ? [...form.wishes, wish] : form.wishes.filter((other) => other !== wish) });
  return (
    <Card className={css.answers} aria-labelledby="onboarding-wishes">
      <h3 id="onboarding-wishes">What may we remind you of?</h3>
      <Text soft>Pick any, or none.</Text>
      <List aria-labelledby="onboarding-wishes">
        {wishes.map((wish) => {
          const { title, when, shell, Icon } = looks[wish];
          return (
            <ListRow
              key={wish}
              well={
                <EggWell shell={shell}>
                  <Icon aria-hidden="true" />
                </EggWell>
              }
              title={title}
              meta={when}
              end={
                <EggCheck
                  label={`Remind me: ${title}`}
                  labelHidden
                  checked={form.wishes.includes(wish)}
                  onCheckedChange={(isOn) => put(wish, isOn)}
                />
              }
            />
          );
        })}
      </List>
      <LockPreview title="Nestwell" body="A reminder from Nestwell" at={vitaminClock()} />
      <Text small soft>
        That’s all others see. Your phone asks you before anything rings.
      </Text>
    </Card>
  );
}

import type { PregnancyFact, User } from '@nestwell/contracts/account';
import { PregnancyFactQuestion } from '@nestwell/remote-kit';
import { SettingsCard } from './settings-card';

const questions: readonly { fact: PregnancyFact; question: string }[] = [
  { fact: 'earlierBirth', question: 'Have you given birth before?' },
  { fact: 'earlierCaesarean', question: 'Have you had a cesarean?' },
  { fact: 'diabetes', question: 'Diabetes, or gestational diabetes?' },
  { fact: 'hypertension', question: 'High blood pressure, or preeclampsia?' },
  { fact: 'cholestasis', question: 'Cholestasis (itching from the liver)?' },
  { fact: 'lowPlacenta', question: 'A low-lying placenta?' },
  { fact: 'shortCervix', question: 'A short or weak cervix, or a stitch in it?' },
  { fact: 'earlyLabor', question: 'Labor that began too early in this pregnancy?' },
  { fact: 'slowGrowth', question: 'A baby who grows more slowly than expected?' },
];

/** Stated once, read by every page that says when to call. What is left open is treated with more care, not less. */
export function PregnancyFactsCard({ user }: { user: User }) {
  if (user.state !== 'pregnant') return null;
  return (
    <SettingsCard
      title="My pregnancy"
      anchor="my-pregnancy"
      note="Say it once, and every page that tells you when to call knows. Leave open what you’re not sure of: we’ll take the more careful way."
    >
      {questions.map((each) => (
        <PregnancyFactQuestion key={each.fact} {...each} />
      ))}
    </SettingsCard>
  );
}

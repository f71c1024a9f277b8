import { nursingCalories } from '@nestwell/domain/energy';
import { inFigures } from '@nestwell/domain/reading';
import { Button, Card, Check, FieldError, Numeral } from '@nestwell/ui';
import { PrivacyLink, TermsLink } from '../../../lib/legal/legal-links';
import { estimateOf } from '../lib/measures';
import { type ReviewGroup, reviewOf } from '../lib/review';
import * as css from '../onboarding.module.css';
import type { StepProps } from './step-props';
import { WishesCard } from './wishes-card';

export function ReviewStep({ form, onChange, onGoTo, isAsked }: StepProps) {
  return (
    <>
      {reviewOf(form).map((group) => (
        <AnswersCard key={group.step} group={group} onEdit={() => onGoTo(group.step)} />
      ))}
      <CalorieCard calories={estimateOf(form)} isBreastfeeding={form.isBreastfeeding} />
      <WishesCard form={form} onChange={onChange} />
      <div className={css.ticks}>
        <Check
          label="I am 16 or older"
          checked={form.isSixteen}
          onCheckedChange={(isSixteen) => onChange({ isSixteen })}
        />
        <Check
          label="I agree that Nestwell keeps my health data to give me this service"
          checked={form.consents}
          onCheckedChange={(consents) => onChange({ consents })}
        />
        <LegalLinks />
        {isAsked && !(form.isSixteen && form.consents) && (
          <FieldError role="alert">Check both boxes and we’ll set everything up.</FieldError>
        )}
      </div>
    </>
  );
}

function AnswersCard({ group, onEdit }: { group: ReviewGroup; onEdit: () => void }) {
  return (
    <Card className={css.answers} aria-label={group.title}>
      <div className={css.answersHead}>
        <h3>{group.title}</h3>
        <Button variant="quiet" small onClick={onEdit} aria-label={`Edit ${group.title.toLowerCase()}`}>
          Edit
        </Button>
      </div>
      <dl className={css.facts}>
        {group.facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function CalorieCard({ calories, isBreastfeeding }: { calories: number; isBreastfeeding: boolean }) {
  return (
    <Card variant="field" shell="straw" aria-label="Daily calories">
      <p className={css.calories}>
        <Numeral className={css.number}>{inFigures(calories)}</Numeral> calories a day
      </p>
      <p className={css.caloriesNote}>
        A rough estimate to start from: it doesn’t know your age. Under 19, ask your doctor or midwife for
        yours. Settings offers a new one when your figures change.
        {isBreastfeeding && ` While you breastfeed, ${nursingCalories} are added to it.`}
      </p>
    </Card>
  );
}

function LegalLinks() {
  return (
    <p className={css.legal}>
      Read our <TermsLink>terms</TermsLink> and <PrivacyLink>privacy policy</PrivacyLink>.
    </p>
  );
}

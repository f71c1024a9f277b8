import type { SubscriptionPlan } from '@nestwell/contracts/billing';
import { Badge, Button, Card, CheckIcon, Row, Text } from '@nestwell/ui';
import type { ReactNode } from 'react';
import * as css from './checkout.module.css';

interface PlanCardProps {
  plan: SubscriptionPlan;
  onChoose: () => void;
  busy?: boolean;
  /** In place of the button. */
  action?: ReactNode;
}

const labels = { trial: 'Start free trial', annual: 'Choose annual', monthly: 'Choose monthly' } as const;

export function PlanCard({ plan, onChoose, busy, action }: PlanCardProps) {
  const best = plan.id === 'annual';
  return (
    <Card className={best ? `${css.plan} ${css.best}` : css.plan} aria-labelledby={`plan-${plan.id}`}>
      <Row between className={css.head}>
        <h2 id={`plan-${plan.id}`} className={css.title}>
          {plan.name}
        </h2>
        {plan.badge && <Badge tone={best ? 'yolk' : 'neutral'}>{plan.badge}</Badge>}
      </Row>
      <Row gap={2} align="baseline">
        <span className={css.price}>${plan.price.toFixed(2)}</span>
        <Text as="span" soft>
          {plan.period}
        </Text>
      </Row>
      <p className={css.small}>{plan.description}</p>
      <ul className={css.features}>
        {plan.features.map((feature) => (
          <li key={feature}>
            <CheckIcon aria-hidden="true" />
            {feature}
          </li>
        ))}
      </ul>
      {action ?? (
        <Button variant={best ? 'primary' : 'line'} full busy={busy} onClick={onChoose}>
          {labels[plan.id]}
        </Button>
      )}
    </Card>
  );
}

import type { SubscriptionPlan } from '@nestwell/contracts/billing';
import { Badge, Button, Card, CheckIcon, Row, Text } from '@nestwell/ui';
import type { ReactNode } from 'react';
import * as css from './checkout.module.css';

interface PlanCardProps {
  plan: SubscriptionPlan;
  onChoose: () => void;
  busy?: boolean;
  /** Whose one filled button stands above, in the words of welcome. */
  forVisitor?: boolean;
  /** In place of the button. */
  action?: ReactNode;
}

const labels = { trial: 'Start free trial', annual: 'Choose annual', monthly: 'Choose monthly' } as const;

export function PlanCard({ plan, onChoose, busy, forVisitor, action }: PlanCardProps) {
  const best = plan.id === 'annual';
  const Title = forVisitor ? 'h3' : 'h2';
  const inMembers = best ? 'primary' : 'line';
  const inVisitors = plan.id === 'trial' ? 'soft' : 'line';
  return (
    <Card className={best ? `${css.plan} ${css.best}` : css.plan} aria-labelledby={`plan-${plan.id}`}>
      <Row between className={css.head}>
        <Title id={`plan-${plan.id}`} className={css.title}>
          {plan.name}
        </Title>
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
        <Button variant={forVisitor ? inVisitors : inMembers} full busy={busy} onClick={onChoose}>
          {labels[plan.id]}
        </Button>
      )}
    </Card>
  );
}

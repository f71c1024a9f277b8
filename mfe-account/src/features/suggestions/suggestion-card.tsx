import { Link } from '@nestwell/remote-kit/router';
import { Button, buttonClass, Card, ConfidenceBadge, IconButton, Row, X } from '@nestwell/ui';
import { useId } from 'react';
import type { ProfileSuggestion } from './lib/suggestion';
import * as css from './suggestion-card.module.css';

interface SuggestionCardProps {
  suggestion: ProfileSuggestion;
  onAccept: () => void;
  accepting: boolean;
  onDismiss: () => void;
}

export function SuggestionCard({ suggestion, onAccept, accepting, onDismiss }: SuggestionCardProps) {
  const id = useId();
  return (
    <Card variant="field" shell="dusk" className={css.card} aria-labelledby={id}>
      <Row between align="top">
        <h3 id={id}>{suggestion.title}</h3>
        <IconButton
          label={`Dismiss suggestion: ${suggestion.title}`}
          className={css.dismiss}
          onClick={onDismiss}
        >
          <X aria-hidden="true" />
        </IconButton>
      </Row>
      <p className={css.words}>{suggestion.description}</p>
      <Row between wrap>
        {suggestion.change === null ? (
          <Link to="/wellness" className={buttonClass({ variant: 'line', small: true })}>
            {suggestion.acceptLabel}
          </Link>
        ) : (
          <Button variant="line" small busy={accepting} busyLabel="Updating..." onClick={onAccept}>
            {suggestion.acceptLabel}
          </Button>
        )}
        {/* How sure a guess about her profile is helps her decide; how heavy her days are is no guess to rate. */}
        {suggestion.type !== 'health_status' && <ConfidenceBadge percent={suggestion.confidence * 100} />}
      </Row>
    </Card>
  );
}

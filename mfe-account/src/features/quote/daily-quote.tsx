import { useTimer, useUser, useDeviceDate } from '@nestwell/remote-kit';
import { Card, IconButton, RefreshCw, Row, Spinner } from '@nestwell/ui';
import { useEffect, useState } from 'react';
import * as css from './daily-quote.module.css';
import { anotherChoice, choiceOf, keptChoice } from './lib/daily-choice';
import { quotesFor, type Quote } from './lib/quotes';

const PAUSE = 500;

export function DailyQuote() {
  const { user } = useUser();
  const { quote, changing, change } = useDailyQuote(quotesFor({ isPregnant: user?.isPregnant ?? false }));
  return (
    <Card variant="flat" aria-label="Daily quote">
      <Row between align="top">
        <blockquote className={css.quote} aria-live="polite">
          “{quote?.text}”
        </blockquote>
        <IconButton
          label="Show another quote"
          className={css.again}
          onClick={change}
          aria-busy={changing || undefined}
        >
          {changing ? <Spinner /> : <RefreshCw aria-hidden="true" />}
        </IconButton>
      </Row>
      <p className={css.author}>{quote?.author}</p>
    </Card>
  );
}

/** One quote a day; a new one, on request, after half a second. */
function useDailyQuote(quotes: readonly Quote[]) {
  const today = useDeviceDate();
  const [index, setIndex] = useState(() => choiceOf(today, quotes.length));
  const [changing, setChanging] = useState(false);
  const timer = useTimer();
  useEffect(() => setIndex(keptChoice(today, quotes.length)), [today, quotes.length]);

  function change() {
    if (changing) return;
    setChanging(true);
    timer.start(PAUSE, () => {
      setIndex((present) => anotherChoice(today, quotes.length, present));
      setChanging(false);
    });
  }
  return { quote: quotes[index], changing, change };
}

import { useSpeech, useUser } from '@nestwell/remote-kit';
import { Disclosure, IconButton, Square, Volume2 } from '@nestwell/ui';
import { useOpener } from '../../lib/legal/use-opener';
import { faqsOf, isQuietFaq, type Faq } from './lib/faqs';
import * as css from './support.module.css';

export function FaqList() {
  const { user } = useUser();
  const all = faqsOf(useOpener());
  const shown = user?.pregnancyPaused ? all.filter(isQuietFaq) : all;
  return (
    <div>
      {shown.map((faq, index) => (
        <Disclosure key={faq.question} title={faq.question} ruled defaultOpen={index === 0}>
          <Answer faq={faq} />
        </Disclosure>
      ))}
    </div>
  );
}

function Answer({ faq }: { faq: Faq }) {
  const { supported, speaking, toggle } = useSpeech();
  return (
    <div className={css.answer}>
      <p>{faq.answer}</p>
      {supported && (
        <IconButton
          label={`Read “${faq.question}” aloud`}
          pressed={speaking}
          onClick={() => toggle(`${faq.question} ${faq.answer}`)}
        >
          {speaking ? <Square aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
        </IconButton>
      )}
    </div>
  );
}

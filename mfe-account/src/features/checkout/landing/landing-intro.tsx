import { Button, HeadBar, Illustration, linkClass } from '@nestwell/ui';
import { LandingPictures } from './landing-pictures';
import * as css from './landing.module.css';

interface LandingIntroProps {
  onStartTrial: () => void;
  onLogIn: () => void;
}

/** First contact: what Nestwell is, with name and mark, above its plans. */
export function LandingIntro({ onStartTrial, onLogIn }: LandingIntroProps) {
  return (
    <>
      <HeadBar>
        <ToLogin className={css.wideOnly} onLogIn={onLogIn} />
      </HeadBar>
      <header className={css.intro}>
        <div className={css.words}>
          <h1 tabIndex={-1}>A calm companion for pregnancy and the first two years after</h1>
          <div className={css.acts}>
            <Button className={css.start} onClick={onStartTrial}>
              Start free trial
            </Button>
            <span className={css.small}>7 days, no card needed</span>
            <ToLogin className={css.narrowOnly} onLogIn={onLogIn} />
          </div>
        </div>
        <Illustration name="nest" className={css.nest} />
      </header>
      <LandingPictures />
    </>
  );
}

/** Goes to the address field further down, and leaves the page's own address as it is. */
function ToLogin({ className, onLogIn }: { className: string | undefined; onLogIn: () => void }) {
  return (
    <a
      href="#login"
      className={`${linkClass} ${className}`}
      onClick={(event) => {
        event.preventDefault();
        onLogIn();
      }}
    >
      Log in
    </a>
  );
}

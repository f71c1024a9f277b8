import type { User } from '@nestwell/contracts/account';
import { deviceHour } from '@nestwell/domain/device-time';
import { useNow, useUser, useDeviceDate } from '@nestwell/remote-kit';
import { Link } from '@nestwell/remote-kit/router';
import {
  Badge,
  buttonClass,
  EggAvatar,
  IconButton,
  Logo,
  STAGE_SHELL,
  UsersRound,
  warmLayers,
} from '@nestwell/ui';
import { useState, type CSSProperties } from 'react';
import { stageLine } from '../../lib/stage-words';
import { NotificationBell } from '../../features/notifications/notification-bell';
import { ProfileDialog } from '../../features/profile/profile-dialog';
import * as css from './home-header.module.css';
import { firstNameOf, greetingAt } from './lib/greeting';

export function HomeHeader() {
  const { user } = useUser();
  return user && <HeaderOf user={user} />;
}

function HeaderOf({ user }: { user: User }) {
  const { switchUser } = useUser();
  const [profileOpen, setProfileOpen] = useState(false);
  const hour = deviceHour(new Date(useNow()));
  const hello = user.pregnancyPaused ? 'Hello' : greetingAt(hour);
  const greeting = `${hello}, ${firstNameOf(user.name)}`;
  return (
    <header className={css.header}>
      <div className={css.bar}>
        <Link to="/" className={css.brand} aria-label="Nestwell home">
          {!user.pregnancyPaused && <Logo />}
          <span className={user.pregnancyPaused ? undefined : css.name}>Nestwell</span>
        </Link>
        {!user.pregnancyPaused && (
          <Link
            to="/checkout"
            className={`${buttonClass({ variant: 'line', small: true })} ${css.subscribe}`}
          >
            Subscribe
          </Link>
        )}
        <NotificationBell userId={user.id} />
        <IconButton label="Switch User" onClick={() => void switchUser()}>
          <UsersRound aria-hidden="true" />
        </IconButton>
        <IconButton
          label="Your profile"
          className={css.profile}
          aria-haspopup="dialog"
          onClick={() => setProfileOpen(true)}
          {...warmLayers}
        >
          <EggAvatar name={user.name} size="small" />
        </IconButton>
      </div>
      <div className={css.words}>
        <h1 tabIndex={-1} style={{ '--letters': greeting.length } as CSSProperties}>
          {greeting}
        </h1>
        {user.pregnancyPaused ? (
          <p className={css.nothing}>There is nothing you have to do here today.</p>
        ) : (
          <StageOf user={user} />
        )}
      </div>
      <ProfileDialog user={user} open={profileOpen} onOpenChange={setProfileOpen} />
    </header>
  );
}

const shellOf = {
  first_trimester: STAGE_SHELL.first,
  second_trimester: STAGE_SHELL.second,
  third_trimester: STAGE_SHELL.third,
  postpartum: STAGE_SHELL.postpartum,
} as const;

function StageOf({ user }: { user: User }) {
  const line = stageLine(user, useDeviceDate());
  return (
    <div className={css.stage}>
      {line && (
        <Badge tone={user.pregnancyStage ? shellOf[user.pregnancyStage] : 'neutral'}>{line.badge}</Badge>
      )}
      {line?.aside}
    </div>
  );
}

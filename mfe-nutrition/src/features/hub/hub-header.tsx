import { Link } from '@nestwell/remote-kit/router';
import { buttonClass, IconButton, Mic, MicOff, PageHeader, SlidersHorizontal } from '@nestwell/ui';
import type { RefObject } from 'react';

interface HubHeaderProps {
  listening: boolean;
  onVoice: () => void;
  filtersOpen: boolean;
  filterCount: number;
  onFilters: () => void;
  /** Takes the focus when the preferences are closed. */
  filtersButton: RefObject<HTMLButtonElement | null>;
}

const filtersLabel = (count: number) =>
  count === 0 ? 'Dietary filters' : `Dietary filters, ${count} active`;

export function HubHeader(props: HubHeaderProps) {
  return (
    <PageHeader
      title="Nutrition"
      actions={
        <>
          <IconButton
            label={props.listening ? 'Stop listening' : 'Search by voice'}
            pressed={props.listening}
            onClick={props.onVoice}
          >
            {props.listening ? <MicOff aria-hidden="true" /> : <Mic aria-hidden="true" />}
          </IconButton>
          <IconButton
            ref={props.filtersButton}
            label={filtersLabel(props.filterCount)}
            expanded={props.filtersOpen}
            count={props.filterCount}
            onClick={props.onFilters}
          >
            <SlidersHorizontal aria-hidden="true" />
          </IconButton>
          <Link to="/checkout" className={buttonClass({ variant: 'line', small: true })}>
            Subscribe
          </Link>
        </>
      }
    />
  );
}

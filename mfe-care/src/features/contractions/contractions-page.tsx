import { CareScreen } from '../../lib/care-screen';
import { OnlyFor } from '../../lib/only-for';
import { isExpecting } from '../../lib/whom-for';
import { CountryRule } from './country-rule';
import { WhenToCall } from './when-to-call';

/** When to call about contractions, on top and always open. */
export function ContractionsPage() {
  return (
    <OnlyFor whom={isExpecting}>
      <CareScreen title="Contractions">
        <WhenToCall />
        <CountryRule />
      </CareScreen>
    </OnlyFor>
  );
}

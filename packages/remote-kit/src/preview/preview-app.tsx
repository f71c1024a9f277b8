import { QueryClientProvider } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { HashRouter } from 'react-router-dom';
import type { RemoteDeclaration } from '../declaration/define-remote';
import { HostProvider } from '../host/host-context';
import { asWritten, under } from './conditions';
import { PreviewBar } from './preview-bar';
import { PreviewContent } from './preview-content';
import { PreviewToasts } from './preview-toasts';
import type { Preview, Scenario } from './scenario';
import { stageFor } from './stage';

interface PreviewAppProps {
  remote: RemoteDeclaration;
  preview: Preview;
}

export function PreviewApp({ remote, preview }: PreviewAppProps) {
  const names = Object.keys(preview.scenarios);
  const [name, setName] = useState(() => wantedScenario(names));
  const [conditions, setConditions] = useState(asWritten);
  const scenario = useMemo(
    () => under(conditions, preview.scenarios[name] ?? {}),
    [conditions, preview, name],
  );
  return (
    <HashRouter>
      <PreviewBar
        remote={remote}
        scenarios={names}
        scenario={name}
        onScenario={setName}
        conditions={conditions}
        onConditions={setConditions}
      />
      {/* A scenario starts from nothing: no cached answer of the former one may show. */}
      <ScenarioStage
        key={`${name} ${Object.values(conditions).join(' ')}`}
        remote={remote}
        scenario={scenario}
      />
    </HashRouter>
  );
}

function ScenarioStage({ remote, scenario }: { remote: RemoteDeclaration; scenario: Scenario }) {
  const { host, toasts, queryClient } = useMemo(() => stageFor(scenario), [scenario]);
  return (
    <QueryClientProvider client={queryClient}>
      <HostProvider host={host}>
        <PreviewContent remote={remote} />
        <PreviewToasts toasts={toasts} />
      </HostProvider>
    </QueryClientProvider>
  );
}

/** `?scenario=` opens one directly, for screenshots. */
function wantedScenario(names: readonly string[]): string {
  const wanted = new URLSearchParams(location.search).get('scenario');
  return names.find((name) => name === wanted) ?? names[0] ?? 'Default';
}

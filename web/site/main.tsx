// Where the pages start.
import { render } from 'preact';
import { App } from './app.tsx';
import { startRouter } from './state/router.ts';
import { restoreSession } from './state/session.ts';
import { applySettings } from './state/settings.ts';
import './styles/main.css';

applySettings();
startRouter();
await restoreSession().catch(() => undefined);
render(<App />, document.getElementById('app')!);

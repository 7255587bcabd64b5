// How the widget looks. Adopted as a constructed sheet, so no page's content policy has to allow inline styles.
// `.root` resets everything inherited: the page's own styles, however wild, end at the shadow root.
export const STYLE = `
:host { display: block }
:host([hidden]) { display: none }
.root {
  all: initial;
  display: block;
  direction: ltr;
  unicode-bidi: isolate;
  --accent: var(--paseo-accent, var(--key-accent, #a3262a));
  --head: var(--paseo-accent, var(--key-accent, #a3262a));
  --on-head: var(--paseo-on-accent, var(--key-on-accent, #fff));
  --on-accent: var(--paseo-on-accent, var(--key-on-accent, #fff));
  --surface: var(--paseo-surface, #fff);
  --ink: var(--paseo-ink, #241a15);
  --quiet: var(--paseo-quiet, #665a50);
  --line: var(--paseo-line, #d9ccbb);
  --bubble: var(--paseo-bubble, #f2ebe0);
  --radius: var(--paseo-radius, 16px);
  font: 16px/1.45 var(--paseo-font, system-ui, -apple-system, "Segoe UI", Roboto, sans-serif);
  color: var(--ink);
  color-scheme: light;
}
.root.dark {
  --accent: var(--paseo-accent, var(--key-accent, #ff938a));
  --head: var(--paseo-accent, var(--key-accent, #5c1a1d));
  --on-head: var(--paseo-on-accent, var(--key-on-accent, #fff));
  --on-accent: var(--paseo-on-accent, var(--key-on-accent, #2b0806));
  --surface: var(--paseo-surface, #1f1916);
  --ink: var(--paseo-ink, #f4ece3);
  --quiet: var(--paseo-quiet, #b9aa9c);
  --line: var(--paseo-line, #4a3e37);
  --bubble: var(--paseo-bubble, #2f2621);
  color-scheme: dark;
}
* { box-sizing: border-box }
.panel {
  display: flex;
  flex-direction: column;
  width: var(--paseo-width, 100%);
  height: var(--paseo-height, 480px);
  max-height: 100vh;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
}
.panel[hidden], button[hidden] { display: none }
.floating .panel, .floating .launcher {
  position: fixed;
  inset: auto 20px 20px auto;
  z-index: 2147483000;
}
.floating.left .panel, .floating.left .launcher { inset: auto auto 20px 20px }
.floating .panel {
  width: var(--paseo-width, min(384px, calc(100vw - 24px)));
  height: var(--paseo-height, min(600px, calc(100dvh - 40px)));
  box-shadow: 0 12px 48px #0004;
}
@media (max-width: 480px) { .floating .panel, .floating.left .panel { inset: auto 12px 12px } }
.head {
  display: flex;
  align-items: center;
  gap: 8px;
  padding: 10px 8px 10px 16px;
  background: var(--head);
  color: var(--on-head);
}
.head .round { background: none; color: inherit }
.head h2 { all: unset; flex: 1; font-weight: 700; display: block }
.log {
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: 10px;
  padding: 14px;
  overflow-y: auto;
  overscroll-behavior: contain;
}
.log:focus-visible { outline-offset: -4px }
.said {
  align-self: flex-start;
  max-width: 90%;
  padding: 8px 13px;
  border-radius: 16px 16px 16px 4px;
  background: var(--bubble);
  white-space: pre-line;
  overflow-wrap: anywhere;
}
.you .said, .said.you { align-self: flex-end; border-radius: 16px 16px 4px; background: var(--accent); color: var(--on-accent) }
.said.problem { border: 1px solid var(--accent); background: none }
.places { display: flex; flex-direction: column; gap: 6px; margin: 0; padding: 0; list-style: none }
.places a {
  display: grid;
  grid-template-columns: auto 1fr;
  column-gap: 6px;
  padding: 8px 12px;
  border: 1px solid var(--line);
  border-radius: 10px;
  color: inherit;
  text-decoration: none;
}
.places a:hover { border-color: var(--accent) }
.places strong { overflow-wrap: anywhere }
.places .number { font-weight: 700 }
.places small { grid-column: 2; color: var(--quiet); font-size: 13px }
.replies { display: flex; flex-wrap: wrap; gap: 6px; padding: 0 14px 10px; font-size: 14px }
.replies:empty { display: none }
/* After an answer in one row, which a thumb moves: what was answered has the room. */
.log:has(.you) + .replies { flex-wrap: nowrap; overflow-x: auto; scrollbar-width: none }
.log:has(.you) + .replies button { flex: none; max-width: 16rem; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
.question { padding: 0; align-items: center }
.question span { flex: 1 1 100% }
.replies button {
  min-height: 32px;
  padding: 3px 12px;
  border: 1px solid var(--accent);
  border-radius: 16px;
  background: none;
  color: var(--accent);
  text-align: start;
}
form { display: flex; gap: 8px; margin: 0; padding: 10px; border-top: 1px solid var(--line) }
input {
  flex: 1;
  min-width: 0;
  min-height: 40px;
  padding: 6px 14px;
  border: 1px solid var(--quiet);
  border-radius: 20px;
  background: var(--surface);
  color: var(--ink);
  font: inherit;
}
input::placeholder { color: var(--quiet); opacity: 1 }
button { font: inherit; cursor: pointer }
.round {
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  flex: none;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: var(--accent);
  color: var(--on-accent);
}
.round[aria-disabled=true] { opacity: .5; cursor: default }
.launcher { width: 60px; height: 60px; box-shadow: 0 6px 24px #0005 }
svg { width: 22px; height: 22px; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round }
.launcher svg { width: 28px; height: 28px }
:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px }
.head :focus-visible { outline-color: var(--on-head) }
.sr { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
@media (forced-colors: active) { .round, .said { border: 1px solid } }
`;

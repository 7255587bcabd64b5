// The top of every page: where one is, where one can go, who one is, and in which language.
import { useEffect, useRef } from 'preact/hooks';
import { address } from '../state/router.ts';
import { session } from '../state/session.ts';
import { chooseLanguage, chooseTheme, language, type Theme, theme } from '../state/settings.ts';
import { useStore } from '../state/store.ts';
import { useWords } from '../words/index.ts';
import { Icon } from './icons.tsx';
import { askToSign } from './sign-dialog.tsx';

export function Header() {
  const words = useWords().nav;
  const { page } = useStore(address);
  const who = useStore(session);
  const pages = useRef<HTMLElement>(null);
  // On a phone not all fit; the first does.
  useEffect(() => {
    if (page) pages.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [page, who]);
  const link = (href: string, name: string, text: string) => (
    <a href={href} aria-current={page === name ? 'page' : undefined}>
      {text}
    </a>
  );
  return (
    <header class="top">
      <a class="skip" href="#content">
        {words.skip}
      </a>
      <a class="brand" href="/" aria-label={`Paseo: ${words.explore}`}>
        <Logo />
        <span>Paseo</span>
      </a>
      <nav aria-label={words.label} ref={pages}>
        {link('/', '', words.explore)}
        {link('/plan/', 'plan', words.plan)}
        {link('/saved/', 'saved', words.saved)}
        {who?.user.role === 'admin' && link('/admin/', 'admin', words.admin)}
      </nav>
      <div class="top-tools">
        <LanguageChoice />
        <ThemeChoice />
        {who ? (
          <a class="button account-link" href="/account/" aria-current={page === 'account' ? 'page' : undefined}>
            <Icon name="user" />
            <span>{who.user.full_name || who.user.username}</span>
          </a>
        ) : (
          <button type="button" class="button primary" onClick={() => askToSign('in')}>
            {words.signIn}
          </button>
        )}
      </div>
    </header>
  );
}

function LanguageChoice() {
  const words = useWords().nav;
  const chosen = useStore(language);
  return (
    <fieldset class="segmented" aria-label={words.language}>
      {(['en', 'es'] as const).map((each) => (
        <button
          key={each}
          type="button"
          lang={each}
          aria-pressed={chosen === each}
          onClick={() => chooseLanguage(each)}
        >
          <span aria-hidden="true">{each.toUpperCase()}</span>
          <span class="sr">{each === 'en' ? 'English' : 'Español'}</span>
        </button>
      ))}
    </fieldset>
  );
}

const NEXT_THEME: Readonly<Record<Theme, Theme>> = { system: 'dark', dark: 'light', light: 'system' };

function ThemeChoice() {
  const words = useWords().nav;
  const chosen = useStore(theme);
  const label = `${words.theme}: ${words.themes[chosen]}`;
  return (
    <button
      type="button"
      class="icon-button"
      aria-label={label}
      title={label}
      onClick={() => chooseTheme(NEXT_THEME[chosen])}
    >
      <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <circle cx="12" cy="12" r="8" />
        <path class={`theme-${chosen}`} d="M12 4a8 8 0 0 1 0 16Z" />
      </svg>
    </button>
  );
}

const Logo = () => (
  <svg class="logo" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
    <rect width="32" height="32" rx="9" />
    <path d="M9 25c0-6 14-3 14-9.500 0-3.600-3-6-6.500-6S10 12 10 15" />
    <circle cx="9" cy="25" r="2.600" />
  </svg>
);

// The page of one place: what is known of it, one's own review in half stars, and where to go from there.
import { describe, expect, test } from 'vitest';
import { POLL } from './browser.ts';
import { openUntil, tellHours } from './hours.ts';
import { signedIn } from './people.ts';
import type { World } from './world.ts';

const DESK = { viewport: { width: 1366, height: 900 } };

export const place = (world: World) =>
  describe('a place', () => {
    test('tells all that is known of it, with today marked, in the language of the page', async () => {
      const { page, complaints } = await world.visit({ ...DESK, locale: 'es-ES' });
      await tellHours(page, () => openUntil('19:00'));
      await page.goto(`${world.url}/place/?id=museo-thyssen`);
      await page.locator('.description', { hasText: 'Siete siglos de pintura' }).waitFor();
      expect(await page.locator('.place-head').innerText()).toMatch(/\d (?:m|km)\s+desde Puerta del Sol/u);
      expect(await page.locator('.place-head .illustration').isVisible()).toBe(true);
      const today = page.locator('.hours [aria-current="date"]');
      expect(await today.innerText()).toMatch(/miércoles\s+10:00–19:00/iu);
      expect(await page.locator('.hours tr').count()).toBe(7);
      await page.getByText('Abierto ahora').first().waitFor();
      const facts = await page.locator('.facts-list').innerText();
      for (const known of [
        /Dirección\s+Paseo del Prado, 8, Cortes, Centro/u,
        /Entrada general: 14,00\s€/u,
        /Estación más cercana\s+Banco de España \(2\), 350 m/u,
        /Silla de ruedas\s+accesible/iu,
        /Teléfono\s+\+34 917 911 370/u,
        /museothyssen\.org/u,
      ])
        expect(facts).toMatch(known);
      expect(await page.getByRole('link', { name: '+34 917 911 370' }).getAttribute('href')).toBe('tel:+34917911370');
      await page.getByText(/Fuente: recopilado por Paseo, comprobado el 31 dic 2024/u).waitFor();
      await page.locator('.foot', { hasText: '© Colaboradores de OpenStreetMap' }).waitFor();
      expect(await page.locator('.foot').innerText()).not.toMatch(/Compiled|contributors|Stations|Districts/u);
      await expect.poll(() => page.locator('.tile h3 a').count(), POLL).toBe(4);
      await page.locator('.tile h3 a').first().click();
      await expect.poll(() => page.url(), POLL).not.toContain('museo-thyssen');
      expect(complaints).toEqual([]);
    });

    test('says of a fact that is older than such facts hold how old it is, and of another sign at the door', async () => {
      const { page, complaints } = await world.visit({ ...DESK, locale: 'es-ES' });
      await page.route('**/api/places/museo-thyssen?*', async (route) => {
        const place = await (await route.fetch()).json();
        place.facts.dates = [
          { fact: 'prices', as_of: '2019-11', doubtful: true },
          { fact: 'phone', as_of: '2019-11-02', doubtful: false },
        ];
        place.facts.other_sign = { name: 'Bar Lolo', source: 'municipal', as_of: '2026-04' };
        await route.fulfill({ json: place });
      });
      await page.goto(`${world.url}/place/?id=museo-thyssen`);
      await page.getByText('Según datos de noviembre de 2019; puede haber cambiado.').waitFor();
      await page.getByText('En esta puerta se vio otro negocio, Bar Lolo (abril de 2026)').waitFor();
      expect(await page.getByText('puede haber cambiado').count()).toBe(1);
      expect(complaints).toEqual([]);
    });

    test('whose hours are only known from some years ago shows them with their date', async () => {
      const { page, complaints } = await world.visit({ ...DESK, locale: 'es-ES' });
      await page.goto(`${world.url}/place/?id=artemisa`);
      await page.getByText(/Sin comprobar desde .* de 2021\. Seguramente sigue así, pero llama antes:/u).waitFor();
      expect(await page.locator('.hours tr').count()).toBe(7);
      expect(await page.getByText('Abierto ahora').count()).toBe(0);
      expect(complaints).toEqual([]);
    });

    test('that there is not leads on to a search, with nothing to try again', async () => {
      const { page } = await world.visit(DESK);
      await page.goto(`${world.url}/place/?id=nowhere`);
      await page.getByText('There is no such place.').waitFor();
      expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
      await page.getByRole('searchbox').fill('Museo del Prado');
      await page.keyboard.press('Enter');
      await page.locator('.card h3', { hasText: 'Prado' }).first().waitFor();
    });

    test('is asked about in the chat, once', async () => {
      const { page } = await signedIn(world, DESK);
      await page.goto(`${world.url}/place/?id=museo-thyssen`);
      await page.getByRole('link', { name: 'Ask about it' }).click();
      await page.locator('.turn.paseo .said', { hasText: 'Thyssen' }).waitFor();
      expect(await page.locator('.turn.you .said').allTextContents()).toEqual([
        'Tell me about Museo Nacional Thyssen-Bornemisza',
      ]);
      await expect.poll(() => page.url(), POLL).not.toContain('ask=');
    });

    test('shows what others say once they chose to, under the name they chose, and no longer than they want', async () => {
      const author = await signedIn(world, DESK);
      await author.page.goto(`${world.url}/place/?id=museo-cerralbo`);
      await author.page.getByLabel('Your rating').press('End');
      await author.page.getByLabel('What you thought (optional)').fill('A palace as it was left');
      await author.page.getByLabel('Show it to other visitors').check();
      await author.page.getByLabel('Name under it (optional)').fill('Inés');
      await author.page.getByRole('button', { name: 'Save review' }).click();
      const { page, complaints } = await world.visit({ ...DESK, locale: 'es-ES' });
      const shown = page.locator('.others li');
      await expect
        .poll(async () => {
          await page.goto(`${world.url}/place/?id=museo-cerralbo`);
          await page.locator('.place-head').waitFor();
          return (await shown.allInnerTexts()).join(' ');
        }, POLL)
        .toMatch(/Inés[\s\S]*A palace as it was left/u);
      // To its author it is no voice of others.
      await author.page.reload();
      await author.page.getByRole('button', { name: 'Update review' }).waitFor();
      expect(await author.page.locator('.others li').count()).toBe(0);
      await author.page.getByLabel('Show it to other visitors').uncheck();
      await author.page.getByRole('button', { name: 'Update review' }).click();
      await author.page.getByText('Review saved.').waitFor();
      await expect.poll(() => author.page.locator('.others li').count(), POLL).toBe(0);
      await page.reload();
      await page.locator('#review-title').waitFor();
      expect(await shown.count()).toBe(0);
      expect(complaints).toEqual([]);
    });

    test('shows no star and takes no review before one has chosen; then halves, by keyboard', async () => {
      const { page } = await signedIn(world, DESK);
      await page.goto(`${world.url}/place/?id=museo-thyssen`);
      const slider = page.getByLabel('Your rating');
      const save = page.getByRole('button', { name: 'Save review' });
      await page.getByText('No stars chosen yet').waitFor();
      expect(await page.locator('.stars :is(.star-on, .star-half)').count()).toBe(0);
      expect(await save.isDisabled()).toBe(true);
      await page.getByLabel('What you thought (optional)').fill('Sin estrellas no hay reseña.');
      expect(await save.isDisabled()).toBe(true);
      const spoken = [];
      await slider.focus();
      for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft', 'End', 'ArrowLeft', 'ArrowLeft']) {
        await page.keyboard.press(key);
        spoken.push(await slider.getAttribute('aria-valuetext'));
      }
      expect(spoken).toEqual(['1', '1.5', '1', '1', '5', '4.5', '4'].map((stars) => `${stars} out of 5`));
      await page.keyboard.press('ArrowLeft');
      expect(await page.locator('.stars .star-on').count()).toBe(3);
      expect(await page.locator('.stars .star-half').count()).toBe(1);
      await save.click();
      await page.getByText('Review saved.').waitFor();
      await expect.poll(() => page.locator('.place-head .fact').first().textContent(), POLL).toMatch(/3\.5.*1 rating/u);
      await page.reload();
      await expect.poll(() => slider.getAttribute('aria-valuetext'), POLL).toBe('3.5 out of 5');

      await page.getByRole('button', { name: 'Remove', exact: true }).click();
      await page.getByText('No stars chosen yet').waitFor();
      await page.locator('.toast').getByRole('button', { name: 'Undo' }).click();
      await page.getByRole('button', { name: 'Update review' }).waitFor();
      await expect.poll(() => slider.getAttribute('aria-valuetext'), POLL).toBe('3.5 out of 5');
      expect(await page.getByLabel('What you thought (optional)').inputValue()).toBe('Sin estrellas no hay reseña.');
      await page.getByRole('button', { name: 'Remove', exact: true }).click();
      await page.getByText('Review removed.').waitFor();
    });

    test('takes the star that is pointed at', async () => {
      const { page } = await signedIn(world, DESK);
      await page.goto(`${world.url}/place/?id=museo-thyssen`);
      const stars = page.locator('.stars');
      await stars.waitFor();
      const { width, height } = (await stars.boundingBox())!;
      await stars.click({ position: { x: width * 0.78, y: height / 2 } });
      await page.getByText('4 out of 5').waitFor();
    });
  });

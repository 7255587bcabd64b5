import { describe, expect, test } from 'vitest';
import { MADRID } from '../../../tests/support/city.ts';
import { hoursOf } from '../../compose/city-hours.ts';
import { readsHours } from '../../hours/city-hours.ts';
import { openingHoursIn } from './spanish.ts';

const UNDERSTOOD: readonly (readonly [string, string])[] = [
  ['Lun - dom: 12:00 – 01:00 h', 'Mo-Su 12:00-01:00'],
  ['Lun-jue y dom: 17.00 - 5.30 h // Vie-sáb: 17.00 - 6.00 h', 'Mo-Th,Su 17:00-05:30; Fr,Sa 17:00-06:00'],
  [
    'Lunes: cerrado // Mar-jue: 19:30 - 23:00 h // Vier-sáb: 13:00 - 16:00 h/ 20:00 - 01:00 h',
    'Tu-Th 19:30-23:00; Fr,Sa 13:00-16:00,20:00-01:00; Mo off',
  ],
  ['Lun - Sáb 13:00 - 16:00 h. ; 21:00 - 0:00 h.', 'Mo-Sa 13:00-16:00,21:00-24:00'],
  ['Dom y fest: 10:00 - 15:00 h', 'Su,PH 10:00-15:00'],
  [
    'De martes a domingo de 10 a 18 horas // Cerrado los lunes, días 1 y 6 de enero y 24, 25 y 31 de diciembre.',
    'Tu-Su 10:00-18:00; Mo off; Jan 01,Jan 06,Dec 24,Dec 25,Dec 31 off',
  ],
  [
    'Octubre-febrero: Lun-Dom: 10:00-18:30 h // Marzo-septiembre: Lun-Dom: 10:00-22:00 h',
    'Oct-Feb Mo-Su 10:00-18:30; Mar-Sep Mo-Su 10:00-22:00',
  ],
  [
    'Verano (del 15 de junio al 15 de septiembre): de martes a viernes de 9:30 a 14 horas.',
    'Jun 15-Sep 15 Tu-Fr 09:30-14:00',
  ],
  ['Abierto las 24 horas.', '24/7'],
  ['10:00 a 21:00 horas, fines de semana y festivos', 'Sa,Su,PH 10:00-21:00'],
  ['Lun - Dom: 13:30 - 16:30h // Vie - Sáb: 20:30 - 23:30h', 'Mo-Th,Su 13:30-16:30; Fr,Sa 13:30-16:30,20:30-23:30'],
  ['Lun - jue: 13:00 - 24:30 h // Agosto: cerrado', 'Mo-Th 13:00-00:30; Aug off'],
];

test.each(UNDERSTOOD)('%s', (prose, expected) => {
  expect(openingHoursIn(prose.split(' // '))).toBe(expected);
});

test.each(UNDERSTOOD)('what is written for "%s" is OSM opening_hours', (_prose, expected) => {
  expect(readsHours(hoursOf(MADRID), expected)).toBe(true);
});

describe('what is not certain gives nothing', () => {
  test.each([
    'Consultar web oficial',
    'Lun – dom: 13:00 – cierre',
    'Restaurante: Lun - dom: 12:00 - 24:00 h // Coctelería: Dom - jue: 18:00 - 02:00 h',
    'Taquilla: // Miér - dom: 12:00 - 13:30 h',
    'Invierno: de 10 a 18:30 horas // Verano: de 10 a 22:00 horas',
    'Lun – dom: 9:00 - 13:00 h / 18:00 - 20:00 h // Domingos tarde: cerrado',
    'Dom - jue: 12:00 - 01:00 h // Vier - dom: 12:00 - 02:00 h',
    'Misas: 10:00 y 12:00 h',
    'Sábados: 13.30-17.00; 220.30-01:00h',
    '',
  ])('%s', (prose) => {
    expect(openingHoursIn(prose.split(' // '))).toBeUndefined();
  });
});

test('in a club "Thursday 24:00" is the night that begins on Thursday', () => {
  expect(openingHoursIn(['Jue-sáb: 24:00-05:30 h'], { nightlife: true })).toBe('Fr-Su 00:00-05:30');
  expect(openingHoursIn(['Jue - dom: 00:00 – 06:00 h'], { nightlife: true })).toBe('Mo,Fr-Su 00:00-06:00');
});

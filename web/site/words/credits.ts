// Whose facts these are, in the visitor's language. The service credits what is of its city in that
// language, and sources of every city in English; what is missing here is shown as the service has it.
import type { Language } from '../state/first-language.ts';

const ES: Readonly<Record<string, string>> = {
  'Compiled by the authors of Paseo': 'Recopilado por los autores de Paseo',
  '© OpenStreetMap contributors, ODbL 1.0': '© Colaboradores de OpenStreetMap, ODbL 1.0',
  'The operator’s own export': 'Exportación propia de quien ofrece este servicio',
  'Entered by the operator of this service': 'Escrito por quien ofrece este servicio',
};

export const creditIn = (lang: Language, text: string): string => (lang === 'es' ? (ES[text] ?? text) : text);

// Spanish words of the account page.
import type { TranslationOf } from '../translation.ts';
import type { en } from './en.ts';

export const es: TranslationOf<typeof en> = {
  title: 'Tu cuenta',
  signedOut: 'No has entrado.',
  profile: 'Perfil',
  since: (username, day) => `${username}, aquí desde el ${day}`,
  name: 'Nombre',
  save: 'Guardar',
  saved: 'Guardado.',
  password: 'Contraseña',
  currentPassword: 'Contraseña actual',
  newPassword: 'Contraseña nueva',
  changePassword: 'Cambiar la contraseña',
  passwordChanged: 'Contraseña cambiada. Entra con la nueva.',
  appearance: 'Idioma y tema',
  reviews: 'Tus reseñas',
  reading: 'Leyendo lo que escribiste…',
  noReviews: 'Aún no hay reseñas.',
  data: 'Tus datos',
  dataHint:
    'Lo único que el servicio guarda de ti son tu cuenta, tus gustos, reseñas, lugares guardados, listas, planes, conversaciones y lo que le dejas contar.',
  download: 'Descargar mis datos',
  delete: 'Borrar mi cuenta',
  deleteSure:
    'Se borrarán tu cuenta, tus gustos, reseñas, lugares guardados, listas, planes y conversaciones. No se puede deshacer.',
  deleteYes: 'Borrar para siempre',
  deleting: 'Borrando…',
  deleteNo: 'Conservarla',
  deleted: 'Tu cuenta está borrada.',
};

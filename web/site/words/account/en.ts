// English words of the account page.
export const en = {
  title: 'Your account',
  signedOut: 'You are not signed in.',
  profile: 'Profile',
  since: (username: string, day: string) => `${username}, here since ${day}`,
  name: 'Name',
  save: 'Save',
  saved: 'Saved.',
  password: 'Password',
  currentPassword: 'Current password',
  newPassword: 'New password',
  changePassword: 'Change password',
  passwordChanged: 'Password changed. Sign in with the new one.',
  appearance: 'Language and theme',
  reviews: 'Your reviews',
  reading: 'Reading what you wrote…',
  noReviews: 'No reviews yet.',
  data: 'Your data',
  dataHint:
    'Everything the service keeps about you is your account, tastes, reviews, saved places, lists, plans, conversations, and what you let it count.',
  download: 'Download my data',
  delete: 'Delete my account',
  deleteSure:
    'This removes your account with tastes, reviews, saved places, lists, plans and conversations. It cannot be undone.',
  deleteYes: 'Delete for good',
  deleteNo: 'Keep it',
  deleted: 'Your account is deleted.',
};

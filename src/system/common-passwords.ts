// Passwords of eight characters and more that guessers try first, in English, Spanish and on the keyboard.
const LIST = `
password password1 password12 password123 passw0rd p@ssw0rd p@ssword 12345678 123456789 1234567890 12345678910 87654321
987654321 11111111 111111111 1111111111 00000000 000000000 22222222 88888888 99999999 12341234 12121212 11223344
1q2w3e4r 1q2w3e4r5t 1qaz2wsx qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 asdfghjk asdfghjkl zxcvbnm1 q1w2e3r4
abcd1234 abc12345 abcdefgh abcdefg1 a1b2c3d4 aa123456 a12345678 iloveyou iloveyou1 sunshine princess football
football1 baseball superman batman123 starwars welcome1 welcome123 trustno1 whatever letmein1 letmein123 dragon123
monkey123 master123 shadow123 michael1 jennifer computer internet security administrator admin123 admin1234
administrador contraseña contrasena contrasena1 contraseña1 contrasena123 realmadrid realmadrid1 madrid123 madrid2024
madrid2025 madrid2026 atleticomadrid barcelona barcelona1 teamo123 tequiero tequiero1 tequieromucho teamomucho
miamor123 estrella estrellita mariposa princesa princesa1 alejandro alejandra fernando fernanda francisco sebastian
cristina gabriela carolina valentina guadalupe america1 chocolate changeme changeme1 default1 test1234 testtest
test12345 passpass secret123 hello123 hola1234 hola12345 buenosdias lovelove corazon1 corazones manchester liverpool
liverpool1 chelsea1 pokemon1 pokemon123 minecraft naruto123 samsung1 google123 facebook1 zaq12wsx !qaz2wsx 147258369
159753456 123123123 123321123 789456123 159357456 741852963 147852369 qazwsxedc 1234qwer qwer1234 asdf1234 zxcv1234
`;

const COMMON = new Set(LIST.trim().split(/\s+/u));

export const isCommonPassword = (password: string): boolean => COMMON.has(password.toLowerCase());

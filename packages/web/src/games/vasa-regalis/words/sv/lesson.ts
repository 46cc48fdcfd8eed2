import type { LessonWords } from "../../../catalogue.ts";

/** What is said at one's elbow, by chapter and step. */
export const lesson: LessonWords = {
  goods: {
    title: "Roller och varor",
    about: "Köp varor och gör bättre varor av dem.",
    steps: [
      "Du och två rivaler bygger ett skepp åt kungen. Det har fyra delar: bordläggning, segel, kanoner och utsmyckning. Var och en ger varje del en bricka, med baksidan upp.",
      "Här är dina varor: en etta av varje till att börja med. Varor är värda 1, 2 eller 3. Ettor köps; tvåor och treor måste förädlas fram.",
      "Varje runda tar var och en en av de här rollerna, och ingen kan ta en som är tagen. De fyra till vänster köper varor, de två nästa förädlar dem.",
      {
        says: "Du börjar. Ta järnuppköparen: du får två järn, rivalen till vänster ett.",
        astray: "Ett fullgott drag, men här vill vi ha mycket järn.",
      },
      "Nu har du tre ettor järn. Rivalen till höger fick inget: den som sitter där blir alltid utan. Tänk på det när du väljer.",
      "De andra har tagit sina roller, och nästa runda har börjat. Skölden på ett kort säger vem som har det. En av deras roller gav dig något, den andra inte: du satt på fel sida.",
      "Ta skräddaren och smeden. De förädlar tyg och järn: du får byta två gånger, de andra en.",
      "Två ettor blir en tvåa. Tryck på receptet för järn.",
      {
        says: "Och tvåan med den sista ettan blir en trea, genast.",
        astray: "Då hade du haft kvar en etta och en tvåa. Det är treor som avgör spelet.",
      },
      "En järntrea är i spel. Strecken här räknar treor i spel: med en får kanonerna byggas, med alla måste de byggas. Det är nästa kapitel.",
    ],
  },
  building: {
    title: "Bygga och inspektera",
    about: "Ge skeppet något, med baksidan upp, och titta under en annans.",
    steps: [
      "Några rundor senare. Du har en järntrea, och ingen har byggt något ännu. Du tillfrågas om du vill kalla till ett bygge.",
      "En del håller om allt som läggs på den blir sju, med tre spelare: fler treor än ettor. Du vet vad du själv gav; vad de andra gav kan du bara gissa.",
      "Kalla till bygge av kanonerna: tryck på etiketten.",
      {
        says: "Nu lägger alla ett järn på sitt eget skepp, samtidigt och med baksidan upp. Seglar skeppet vinner flest treor på hand; brister det vinner flest treor på de svaga delarna. Behåll din: lägg ettan.",
        astray: "Det är generöst, och kan vara rätt om delen ändå brister. Men här litar vi på de andra.",
      },
      "Alla har lagt något. Nu inspekteras det: var och en tittar under en bricka på ett annat skepp. Den som kallade tittar sist, och det är du.",
      "Titta under järnet hos rivalen till vänster.",
      "Det du såg är antecknat på det skeppet, med ett öga, bara för dig. För de andra får du berätta vad du vill om det.",
      "Alla ser vad som köps och förädlas, så du kan räkna: vem har treorna, och vem kan ha gett en? Anteckningarna bredvid loggen gör det åt dig.",
    ],
  },
  offices: {
    title: "Amiralen och kungen",
    about: "Ändra det som ligger på ett skepp, eller låtsas.",
    steps: [
      "Kanonerna är byggda, och du lade en etta. Men de andra var också snåla: delen är svag, och då är det treorna på skeppet som räknas.",
      "Amiralen köper en vara och får byta en bricka på det egna skeppet. Ta amiralen.",
      {
        says: "Först bytet: tryck på järntrean i din hand. Den hamnar på skeppet, och ettan kommer tillbaka till dig.",
        astray: "Att lägga tillbaka samma bricka är en bluff: ingen kan se det. Här byter vi på riktigt.",
      },
      "Sedan köpet, vilken vara som helst. Ta virke från varvet.",
      "Alla vet att du rörde den rutan; ingen vet om något ändrades. Den som hade tittat där vet nu mindre än förut.",
      "En ny runda. Kungen köper också en vara; och han befaller någon att byta en bricka. Ta kungen.",
      "Köp virke först: bordläggningen är inte byggd än.",
      {
        says: "Befall nu rivalen till vänster att byta sitt järn. Den som har ett annat järn på hand måste lyda, och väljer i hemlighet vilket.",
        astray: "En befallning åt någon utan den varan på hand är utan verkan. Den här rivalen har en.",
      },
      "Åtlytt. Du ser varken vad som gick eller kom; men den som gav en trea fick kanske ta tillbaka den. Varor som är kvar på hand efter ett bygge är alltså en fara.",
    ],
  },
  trade: {
    title: "Inventering: byteshandel",
    about: "Erbjud en vara mot en annan, i enrum.",
    steps: [
      "En del bord kommer överens om inventering: efter rollerna får två spelare byta varor med varandra, så ofta de vill.",
      "Du har tyg över och vill ha järn. Välj rivalen till vänster.",
      "Ge: en tygetta.",
      "Mot: en järnetta.",
      "Sänd anbudet. Du får be om vad som helst som finns, vare sig den andre har det eller inte.",
      "Antaget. De andra får bara veta att ni två bytte, och hur många brickor som gick åt vardera hållet.",
      "Du behåller alltid minst en av varje vara som inte är byggd än. Säg att du är klar: när alla är det går rundan vidare.",
      "Så är händerna inte längre en öppen bok: med byten i enrum vet du bara ungefär vad de andra har.",
    ],
  },
  ending: {
    title: "Seglar hon?",
    about: "Det sista bygget, och hur vinnaren utses.",
    steps: [
      "Tre delar är byggda; den sista återstår. När den är byggd vänds allt upp och spelet är slut, genast.",
      "Håller alla delar seglar hon, och den som har flest treor kvar på hand vinner.",
      "Är en till tre delar svaga går det illa, och den som gav flest treor till de svaga delarna vinner: ingen kan skylla på den.",
      "Och är alla fyra svaga förlorar alla. Kalla till det sista bygget.",
      "Du har en trea och en etta av den. Den som tror på skeppsbrott ger trean; den som tror på medvind behåller den. Behåll den, så får vi se.",
      "Där: varje del med sin summa, och om den håller. Därunder står vem som vinner, och på vad. Treor räknas; värdena läggs aldrig ihop.",
      "Vid lika vinner sista rundans ledare, eller den som sitter närmast. Det är allt: räkna treor, och bestäm dig i tid för om du vill att hon ska segla.",
    ],
  },
};

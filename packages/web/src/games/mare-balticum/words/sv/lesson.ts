import type { LessonWords } from "../../../catalogue.ts";

/** What is said at one's elbow, by chapter and step. */
export const lesson: LessonWords = {
  goods: {
    title: "Varor och investeringar",
    about: "Vad ditt folk producerar, och vad det räcker till.",
    steps: [
      "Du leder en ätt i det svenska Östersjöväldet. Titlar vinner: fyra ämbeten och tolv provinser. Men faller två hemprovinser i fiendens händer förlorar alla.",
      "I början av omgången gav var och en av dina en vara, den som är tecknad på provinsen. Varorna ligger på kartan, hos den som gjort dem.",
      "Nu investerar du. Den här remsan är det du kan betala med: varje vara du har på kartan, och guld. Tryck på trä.",
      {
        says: "Varje investering tar varan och ett guld för arbetet. Lägg en enhet på flottans första ruta: den som har den rutan ska leda flottan.",
        astray: "Det hade också blivit en enhet, men inte ledaren för en flotta.",
      },
      "Tre rutor blir en flotta, en armé eller en fästning, av allas enheter tillsammans. Hjälp till att få den färdig, så seglar du med.",
      "Titelfältet leder till provinser. Dess guldhex tar två guld och ingen vara: tryck på guld i remsan.",
      "Och lägg en enhet på guldhexen.",
      "Det räcker så. Det som blir över sparas och blir guld med tiden. Avsluta investeringarna.",
    ],
  },
  routes: {
    title: "Fiendens rutter",
    about: "Ni säger vart fienden går, i hemlighet.",
    steps: [
      "Sex rutter leder från fienden mot havet. Var och en väljer en i hemlighet. En rutt blir aktiv bara om en bredvid också valdes.",
      "Vid var och en står vad den skulle ge: tre fientliga enheter, först till provinsen på andra sidan havet, armé och sedan skepp, och till sist till hemlandets kuster.",
      {
        says: "Välj en långt från dina egna bönder, och hoppas att ingen väljer bredvid: rutt 1.",
        astray: "Vilken rutt som helst duger; här håller vi oss i nordost.",
      },
      "Alla rutter är öppna nu. Någon valde den bredvid din: båda är aktiva, och fiender har kommit längs båda.",
      "Där fiender står produceras inget, och ditt folk måste slåss eller gå förlorat. Lådan ”Ställning” säger hur många anfall det är kvar för varje hemprovins.",
      "Nu flyttar var och en det den leder; det som får flyttas har en mässingsring. Varor följer inte med, så hemma är det ofta bäst att stanna. Avsluta förflyttningen.",
    ],
  },
  battle: {
    title: "Hemliga stridskort",
    about: "Slåss tillsammans, och var och en för sig.",
    steps: [
      "En grupp av flera ätter möter fienden. Var och en i den spelar ett kort för varje enhet, i hemlighet: anfall eller försvar.",
      "Anfaller minst lika många som fienderna är striden vunnen, ingen stupar, och varje anfallare tar en fånge: ett guld.",
      "Anfaller för få är alla som gjorde det förlorade; de som försvarade är kvar. Och anfaller ingen är alla förlorade. Så man hoppas på de andras mod.",
      {
        says: "Tre fiender, och tre av er: två enheter är dina. Anfaller alla är det vunnet, och ingen stupar. Anfall med båda, och lita på den andra ätten: försegla korten.",
        astray: "Försiktigt är inte alltid säkert: för få anföll.",
      },
      "Vunnet! Fångarna blir till guld, och provinsen är fri.",
      "I en längre strid avgör den som leder gruppen om den drar sig tillbaka eller slåss vidare. Legoknektar kan hyras för två guld: en fiende mindre.",
    ],
  },
  titles: {
    title: "Titlar och auktioner",
    about: "Vem som får ett ämbete eller en provins, och för hur mycket.",
    steps: [
      "Omgången slutar med titlarna. Ett ämbete går till den som har flest av sitt slag, minst fyra: bönder ger riksskattmästare, köpmän riksamiral, soldater riksmarsk, ämbetsmän riksdrots.",
      "En provins går till den som har flest enheter på titelfältet, minst tre, när varje hex på det är tagen.",
      "Du har lika många som en annan ätt: då bjuds guld, i hemlighet, och visas samtidigt. Bara vinnaren betalar.",
      {
        says: "Du har guldet: bjud ett mer än den andra ätten troligen gör. Bjud två.",
        astray: "För lite kan förlora, för mycket är synd: det du bjuder är borta.",
      },
      "Där är buden. Titeln räknas för dig från och med nu: ett ämbete ett, en provins på andra sidan havet ett, en hemma ett halvt.",
      "En titel kan gå förlorad igen: ett ämbete till den som har fler, en provins till fienden om ingen av våra är kvar där.",
    ],
  },
  riksdag: {
    title: "Riksdagen",
    about: "Väck ett förslag, och rösta.",
    steps: [
      "Med riksdagen börjar varje fas med en fråga till rikskanslern, och den här omgången är det du: väcka ett förslag, eller inget? Ett i varje omgång.",
      "Före produktionen är det skatt, sedan stillestånd, fred, krig och mobilisering, vart och ett i sin fas. Skatten tar fyra enheter av allas guld och andelar: bra för den som har lite.",
      "Föreslå skatt.",
      {
        says: "Nu röstar alla ätter, samtidigt och utan att lägga ner sin röst. Vid lika röstetal avgör rikskanslerns egen. Rösta nej: det var bara för att se vem som är för.",
        astray: "Då hade du kanske verkligen fått betala.",
      },
      "Alla ser vem som röstade hur. Ett förslag som går igenom binder alla i just den här fasen.",
      "Ett stillestånd stoppar striderna mot en fiendemakt, fred stänger dess rutter, krig driver varje flotta och armé mot en provins. En god rikskansler begär det som andra också behöver.",
    ],
  },
};

/** Varför något inte är tillåtet. */
import type { Refusals } from "../names.ts";

export const refusals: Refusals = {
  "SR-EVENT-3": "Du har inte det här kortet på handen.",
  "SR-TIME-2": "Det här kortet kan inte spelas i det här ögonblicket.",
  "SR-HIST-9": "Du äger inget sådant ämbete, eller så kan det inte användas just nu.",
  "SR-AGRI-1": "Förläningar köps i Jordbruk.",
  "SR-AGRI-5": "Du har redan köpt en förläning i det här draget.",
  "SR-AGRI-6": "Den förläningen ligger inte i högen.",
  "SR-ERA-4": "Kolonierna går inte att få före Stormaktstiden.",
  "SR-PAY-3": "Du har inte hela priset.",
  "SR-CULT-1": "Historiekort köps i Kultur & vetenskap.",
  "SR-CULT-4": "Du har köpt alla kort som draget tillåter.",
  "SR-CULT-5": "Även med Dolda resurser har du köpt alla kort som draget tillåter.",
  "SR-CULT-6": "Det kortet ligger inte i raden.",
  "SR-CULT-8": "Så många kort får du inte dra.",
  "SR-COMM-1": "Du har ingen handelsman där.",
  "SR-COMM-2": "Där finns inte plats för fler handelsmän.",
  "SR-COMM-4": "Sverige är i krig med det landet.",
  "SR-WAR-3": "Du kan bara sända en egen förläning.",
  "SR-WAR-4": "En förläning utan trupper kan bara sändas om du har militärkort som gäller i den här eran.",
  "SR-BOOTY-4": "Den belöningen finns inte att få.",
  "SR-DEFEAT-4": "Du kan bara lämna ifrån dig en egen förläning.",
  "SR-SELL-2": "Du kan bara sälja en egen förläning.",
  "SR-SELL-4":
    "Ett pris är minst 1 och ska kunna betalas av den som nämner det, ett annat pris skiljer sig från det första, och om en skuld bjuds det ut högst tjugo gånger.",
  "SR-SELL-8": "En förläning som sänts i krig kan inte säljas.",
  "SR-OPT-6": "I det här partiet säljs förläningar bara till Räntekammaren.",
};

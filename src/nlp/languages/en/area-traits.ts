// English words for what somebody wants of a part of the city. Over folded text.
import type { AreaTraitCues } from '../area-traits.ts';

export const AREA_TRAITS_EN: AreaTraitCues = {
  quiet:
    /\b(?:quiet(?:er|est)?|calm(?:er|est)?|sleep(?:ing|ers?)?|peace(?:ful)?|relax(?:ed|ing)?|rest|light sleepers?|hotel|stay(?:ing)?|parents|elderly|gran(?:ny|dparents)?)\b/u,
  lively:
    /\b(?:drinks?|pints?|beers?|cocktails?|party|partying|nights? out|night|going out|go out|nightlife|bars?|pubs?|clubs?|dancing|buzz(?:y|ing)?|live(?:ly|lier|liest)|fun|hen|stag)\b/u,
  young: /\b(?:young(?:er|est)?|students?|erasmus|hipsters?|indie|alternative|twenties|teenagers?|teens)\b/u,
  smart:
    /\b(?:dates?|romantic|elegant|smart(?:er|est)?|classy|anniversary|met online|online|tinder|impress|posh(?:er|est)?|partner|girlfriend|boyfriend|wife|husband|business|clients?|polished)\b/u,
  cheap: /\b(?:cheap(?:er|est)?|budget|broke|affordable|skint|inexpensive)\b/u,
  central: /\b(?:central|walk everywhere|on foot|first visit|first time|close to everything)\b/u,
  historic:
    /\b(?:old(?:er)? (?:town|streets|part)|histor(?:y|ic|ical)|sights?|sightseeing|architecture|first time|first visit)\b/u,
  food: /\b(?:eat(?:ing)?|dinner|lunch|tapas|food|foodies?|restaurants?|brunch|meal)\b/u,
  shops: /\b(?:shops?|shopping|clothes|vintage|boutiques?)\b/u,
  family: /\b(?:kids?|child(?:ren)?|toddlers?|baby|family|famil(?:y|ies)|buggy|pram|live)\b/u,
  green: /\b(?:parks?|run|running|jog(?:ging)?|dogs?|green(?:er)?|trees?)\b/u,
};

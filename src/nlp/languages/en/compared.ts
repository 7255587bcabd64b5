// English phrases that compare places. The columns and the signs are those of `phrases.ts`.
export const COMPARED_EN = `
compare nearer_station | (?:nearest|closest|nearer|closer) to (?:the |a |any )?(?:metro|underground|subway|tube|train|station)(?: station| stop)? | which one is closest to the metro?
compare nearer_station | (?:which|whichever|what)(?: one| ones| of (?:them|these|those|the two|the others|the rest))? (?:has|have|is|are|s) (?:\\S+ ){0,2}?(?:the )?(?:nearest|closest|nearer|closer|near|close to|by|next to) (?:to )?(?:the |a |any )?(?:metro|underground|subway|tube|station)(?: station| stop)? | whichever has the nearest metro
compare nearer_station | (?:nearest|closest|nearer|closer|near|close) (?:one )?(?:to )?(?:a |the )?(?:(?:metro |tube )?(?:stop|station) (?:of|on) )?line @n | the closest to line 6
compare nearer | (?:which|what|and which) (?:one )?(?:of (?:them|these|those|the two|the others|the rest) )?(?:is|are|s|would be) (?:the )?(?:nearest|closest|nearer|closer) | which is the nearest?
compare nearer | which (?:one |ones )?(?:of (?:them|these|those|the two|the others|the rest) )?(?:is|are|s) (?:near|close to) | which one is near the station?
compare nearer | (?:the )?(?:least|shortest|less|fewest) (?:walk|walking|steps|distance)(?= ) | -
compare cheaper | (?:which|what) (?:one )?(?:of (?:them|these|those|the two|the others|the rest) )?(?:costs?|is) (?:the )?(?:least$|less$|easiest on the (?:wallet|pocket)|best value) | which of these costs least?
compare faster | (?:quicker|faster|shorter)(?: to (?:see|visit|do|go round))? $|(?:is|are) (?:\\S+ ){1,6}or (?:\\S+ ){1,6}(?:quicker|faster) | -
compare nearer | (?:nearest|closest) (?:one|of (?:the|these|those|them)|to (?:me|here|@p))|(?:nearer|closer) (?:one|of (?:the|these|those|them)|to @p)|is (?:\\S+ ){1,3}(?:nearer|closer)(?: \\S+)* (?:or|than) | -
compare cheaper | (?:the )?(?:cheapest|least expensive) (?:one|option)|the cheapest$ | which one is cheaper?
compare cheaper | (?:which|what) (?:one )?(?:of (?:them|these|those|the two|the others|the rest) )?(?:is|are|s|would be|costs) (?:the )?(?:cheapest|cheaper|less|least expensive|less expensive) | -
compare cheaper | (?:cheapest|cheaper|least expensive) (?:one )?of (?:the|these|those|them)|is (?:\\S+ ){1,3}cheaper (?:\\S+ )*(?:or|than) | -
compare closes_later | (?:which|what|who) (?:one |ones )?(?:of (?:them|these|those|the two|the others|the rest) )?(?:closes?|is open|stays open|shuts) (?:the )?(?:latest|later|last|longest|longer) | which of them closes latest?
compare closes_earlier | (?:which|what|who) (?:one |ones )?(?:of (?:them|these|those|the two|the others|the rest) )?(?:closes?|shuts?) (?:the )?(?:first|earliest|earlier|sooner|soonest) | which one closes first?
compare opens_later | (?:which|what) (?:one |ones )?(?:of (?:them|these|those|the two|the others|the rest) )?(?:opens?|starts?) (?:the )?(?:latest|later|last) | which one opens last?
compare opens_earlier | (?:which|what) (?:one |ones )?(?:of (?:them|these|those|the two|the others|the rest) )?(?:opens?|starts?|begins?) (?:the )?(?:earliest|earlier|first|sooner) | which one opens earliest?
compare better_rated | (?:which|what) (?:one )?(?:of (?:them|these|those|the two|the others|the rest) )?(?:is|are|has|have|s) (?:the )?(?:best|better|highest|higher|top)[ -]?(?:rated|ratings?) | which of them is best rated?
compare better_rated | (?:which|what) (?:one )?(?:of (?:them|these|those|the two|the others|the rest) )?(?:is|are|has|have|s) (?:the )?(?:best|better|highest|higher|top)[ -]?(?:reviews?|score|reviewed) | -
compare better_rated | (?:best|better) (?:rated|reviewed) (?:of|one of)|the one with the (?:best|highest|most) (?:ratings?|reviews?|score) | -
compare better_for_children | (?:which|what) (?:one )?(?:of (?:them|these|those|the two|the others|the rest) )?(?:is|are|would be|s) (?:the )?(?:best|better) (?:for|with) (?:… )?(?:kids?|children|baby) | which is better for kids?
compare better_for_children | (?:which|what) (?:one )?(?:of (?:them|these|those|the two|the others|the rest) )?(?:is|are|would be|s) (?:the )?(?:best|better) (?:for|with) (?:… )?(?:toddler|family|child) | -
compare better_for_children | (?:which|what) (?:one )?(?:of (?:them|these|those|the two|the others|the rest) )?(?:is|are|would be|s) (?:the )?(?:more suitable) (?:for|with) (?:… )?(?:kids?|children|baby) | -
compare better_for_children | (?:which|what) (?:one )?(?:of (?:them|these|those|the two|the others|the rest) )?(?:is|are|would be|s) (?:the )?(?:most suitable) (?:for|with) (?:… )?(?:kids?|children|baby) | -
compare better_for_children | (?:which|what) (?:one )?(?:of (?:them|these|those|the two|the others|the rest) )?(?:is|are|would be|s) (?:the )?(?:more fun) (?:for|with) (?:… )?(?:kids?|children|baby) | -
compare better_for_children | (?:which|what) (?:one )?(?:of (?:them|these|those|the two|the others|the rest) )?(?:is|are|would be|s) (?:the )?(?:more suitable) (?:for|with) (?:… )?(?:toddler) | -
compare better_for_children | (?:which|what) (?:one )?(?:of (?:them|these|those|the two|the others|the rest) )?(?:is|are|would be|s) (?:the )?(?:more suitable) (?:for|with) (?:… )?(?:family|child) | -
compare better_for_children | (?:which|what) (?:one )?(?:of (?:them|these|those|the two|the others|the rest) )?(?:is|are|would be|s) (?:the )?(?:most suitable) (?:for|with) (?:… )?(?:toddler) | -
compare better_for_children | (?:which|what) (?:one )?(?:of (?:them|these|those|the two|the others|the rest) )?(?:is|are|would be|s) (?:the )?(?:most suitable) (?:for|with) (?:… )?(?:family|child) | -
compare better_for_children | (?:which|what) (?:one )?(?:of (?:them|these|those|the two|the others|the rest) )?(?:is|are|would be|s) (?:the )?(?:more fun) (?:for|with) (?:… )?(?:toddler|family|child) | -
compare bigger | (?:which|what) (?:one )?(?:of (?:them|these|those|the two|the others|the rest) )?(?:is|are|s) (?:the )?(?:biggest|bigger|largest|larger|smallest|smaller) | which one is bigger?
compare older | ^(?:(?:and|so|ok|the|whats|what is|which is|just) )*(?:oldest|most (?:ancient|historic))(?: (?:one|of (?:them|these|those|all)|place))* $ | the oldest one
compare older | (?:which|what) (?:one )?(?:of (?:them|these|those|the two|the others|the rest) )?(?:is|are|s) (?:the )?(?:oldest|older) | which is the oldest?
compare quieter | (?:which|what) (?:one )?(?:of (?:them|these|those|the two|the others|the rest) )?(?:is|are|s) (?:the )?(?:quietest|quieter|calmest) | which is the quietest?
compare quieter | (?:which|what) (?:one )?(?:of (?:them|these|those|the two|the others|the rest) )?(?:is|are|s) (?:the )?(?:calmer|least (?:crowded|busy|touristy)|less (?:crowded|busy|touristy)) | -
compare more_famous | (?:which|what) (?:one )?(?:of (?:them|these|those|the two|the others|the rest) )?(?:is|are|s) (?:the )?(?:most (?:famous|popular|important|visited)) | which one is most famous?
compare more_famous | (?:which|what) (?:one )?(?:of (?:them|these|those|the two|the others|the rest) )?(?:is|are|s) (?:the )?(?:more (?:famous|popular|important)) | -
compare faster | (?:which|what) (?:one )?(?:of (?:them|these|those|the two|the others|the rest) )?(?:is|are|takes) (?:the )?(?:quickest|quicker|fastest|faster|shortest|shorter|less time) | which takes less time?
compare slower | (?:which|what|where) (?:\\S+ ){0,4}?(?:takes?|needs?|lasts?|spend) (?:the )?(?:longest|longer|more time|most time)|(?:longer|longest) (?:visit|of the two visits) | which takes longer, the Prado or the Thyssen?
compare cheaper | (?:cheaper|dearer|pricier|more expensive|less expensive|costs? (?:less|more)|less money|pay less)(?: \\S+){0,4} @p(?: (?:or|and|than|vs|versus|,))+(?: (?:the|to|at|in|for))* @p | -
compare cheaper | @p(?: (?:is|are))?(?: (?:or|and|than|vs|versus|,))+(?: (?:the|to|at|in|for))* @p(?: \\S+){0,5} (?:cheaper|dearer|pricier|more expensive|less expensive|costs? (?:less|more)|less money|pay less) | -
compare nearer | (?:nearer|closer|less of a walk)(?: \\S+){0,4} @p(?: (?:or|and|than|vs|versus|,))+(?: (?:the|to|at|in|for))* @p | -
compare nearer | @p(?: (?:is|are))?(?: (?:or|and|than|vs|versus|,))+(?: (?:the|to|at|in|for))* @p(?: \\S+){0,5} (?:nearer|closer|less of a walk) | -
compare quieter | (?:quieter|calmer|less (?:crowded|busy)|fewer (?:people|queues|crowds))(?: \\S+){0,4} @p(?: (?:or|and|than|vs|versus|,))+(?: (?:the|to|at|in|for))* @p | -
compare quieter | @p(?: (?:is|are))?(?: (?:or|and|than|vs|versus|,))+(?: (?:the|to|at|in|for))* @p(?: \\S+){0,5} (?:quieter|calmer|less (?:crowded|busy)|fewer (?:people|queues|crowds)) | -
compare faster | (?:(?:see|do|visit|get round) (?:faster|quicker)|quicker|takes? less time|less time)(?: \\S+){0,4} @p(?: (?:or|and|than|vs|versus|,))+(?: (?:the|to|at|in|for))* @p | which can I see faster, the Prado or the Thyssen?
compare faster | @p(?: (?:is|are))?(?: (?:or|and|than|vs|versus|,))+(?: (?:the|to|at|in|for))* @p(?: \\S+){0,5} (?:(?:see|do|visit|get round) (?:faster|quicker)|quicker|takes? less time|less time) | -
compare opens_earlier | (?:opens? (?:earlier|sooner|first))(?: \\S+){0,4} @p(?: (?:or|and|than|vs|versus|,))+(?: (?:the|to|at|in|for))* @p | opens earlier: the Prado or the Thyssen?
compare opens_earlier | @p(?: (?:is|are))?(?: (?:or|and|than|vs|versus|,))+(?: (?:the|to|at|in|for))* @p(?: \\S+){0,5} (?:opens? (?:earlier|sooner|first)) | -
compare closes_later | (?:closes? later|shuts? later|open later|later clos(?:ing|e))(?: \\S+){0,4} @p(?: (?:or|and|than|vs|versus|,))+(?: (?:the|to|at|in|for))* @p | -
compare closes_later | @p(?: (?:is|are))?(?: (?:or|and|than|vs|versus|,))+(?: (?:the|to|at|in|for))* @p(?: \\S+){0,5} (?:closes? later|shuts? later|open later|later clos(?:ing|e)) | -
compare cheaper | (?:is|are)(?: the)? @p (?:cheaper|dearer|pricier|more expensive|less expensive) than(?: the)? @p | is the Royal Palace dearer than the Prado?
compare which_would_you_pick | (?:which|what) (?:one |ones )?(?:of (?:them|these|those|the two|the others|the rest) )?(?:would|do|should|d) (?:you|i|we) (?:\\S+ )?(?:pick|choose) | which one would you pick?
compare which_would_you_pick | (?:which|what) (?:one |ones )?(?:of (?:them|these|those|the two|the others|the rest) )?(?:would|do|should|d) (?:you|i|we) (?:\\S+ )?(?:recommend|go (?:to|for|with)|prefer) | -
compare which_would_you_pick | (?:which|what) (?:one |ones )?(?:of (?:them|these|those|the two|the others|the rest) )?(?:would|do|should|d) (?:you|i|we) (?:\\S+ )?(?:take|visit|see|suggest|start with) | -
compare which_would_you_pick | which (?:one )?(?:of (?:them|these|those|the two|the others|the rest) )?(?:is|would be|s) (?:the )?(?:best|better|nicer|nicest) | which of those is best?
compare which_would_you_pick | (?:which|what) of (?:these|those)(?: \\S+){0,2} (?:is|would be|are|s) (?:the )?(?:nicest|best|loveliest|most romantic|cosiest) | which of those three would be the nicest?
compare which_would_you_pick | which (?:one )?(?:of (?:them|these|those|the two|the others|the rest) )?(?:is|would be|s) (?:the )?(?:prettier|prettiest|more interesting|most interesting|more beautiful) | -
compare which_would_you_pick | whats your favou?rite|your (?:favou?rite|pick|top pick|choice) | -
compare which_would_you_pick | @p (?:or|versus|vs) (?:the |la |el )?@p|(?:better|prefer|choose|pick|rather)(?: \\S+){0,3} or (?:the )?@p | the Prado or the Thyssen?
compare which_would_you_pick | (?:is|are) @p (?:better|nicer|worth more|more interesting) than|the (?:first|second|third) or the (?:first|second|third|fourth) | -
compare which_would_you_pick | ^(?:and |so |ok |okay |well |then |right )*which(?: one| of (?:them|these|those|the two|the others|the rest))?(?: then| is it| though)? $ | so which one?
compare which_would_you_pick | (?:which|what) (?:one |ones )?(?:of (?:them|these|those|the two|the others|the rest) )?(?:would|do|should|d) (?:you|i|we) (?:\\S+ )?(?:book|try|trust|like (?:best|most)|rate) | which do you like best?
compare which_would_you_pick | (?:pick|choose|recommend) (?:me )?(?:just |only )?one(?: of (?:them|these|those))?(?: for (?:me|us))? $|(?:just )?(?:tell|give) me (?:just |only )?one $ | just pick one for us
compare which_would_you_pick | if you had to (?:pick|choose)|if you could (?:only )?(?:pick|choose|go to) (?:just |only )?one|(?:you )?(?:decide|choose|pick) for (?:me|us) $ | if you had to choose?
compare difference | different from|differs? from|compare|comparison|difference between|how (?:do|does) (?:\\S+ ){1,5}compare|versus|\\bvs\\b | compare the first and the second
compare quieter | ^(?:and |ok |so |then )*(?:the |which is the |whats the )?(?:quietest|calmest|least (?:crowded|busy|touristy))(?: (?:one|of (?:them|these|those|all)))? $ | and the quietest?
compare bigger | ^(?:and |ok |so |then )*(?:the )?(?:biggest|largest)(?: (?:one|of (?:them|these|those|all)))? $ | -
compare nearer | ^(?:and |ok |so |then )*(?:the )?(?:nearest|closest)(?: (?:one|of (?:them|these|those|all)))? $ | and the closest?
compare better_rated | ^(?:and |ok |so |then )+(?:the )?(?:one with the )?(?:best|top|highest) (?:rated|reviewed|ratings?|reviews?|score)(?: (?:one|of (?:them|these|those|all)))? $ | and the best rated?
compare more_famous | ^(?:and |ok |so |then )*(?:the )?(?:most (?:famous|popular|visited)|best known)(?: (?:one|of (?:them|these|those|all)))? $ | -
compare better_for_children | ^(?:and |ok |so |then )*(?:the )?best (?:one |of (?:them|these|those|all) )?(?:for|with) (?:\\S+ )?(?:kids?|children|toddlers?|famil(?:y|ies)|babies|baby)(?: .*)? $ | and the best for kids?
compare cheaper | ^(?:and |ok |so |then )*(?:the )?cheapest(?: (?:one|of (?:them|these|those|all)))? $ | -
compare closes_later | (?:which|what)(?: \\S+){0,8} (?:isnt|arent|not|doesnt|dont) (?:clos(?:e|ed|ing)|shut|shutting) (?:so |too |that )?early|(?:which|what)(?: \\S+){0,3} (?:stays?|is|are) open (?:late|the latest|longest) | which of those isn't closed early?
compare closes_later | ^(?:and |ok |so |then )*(?:the )?(?:one (?:that )?(?:closes|shuts|is open) (?:the )?(?:latest|last|later)|latest closing)(?: one)? $ | -
`;
